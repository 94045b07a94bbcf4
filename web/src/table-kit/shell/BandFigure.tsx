/** The figures of the band: each a value with its label; on a phone they are one line. */

import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/Icon.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { pageValues, usePageModel, useDerived, type PageValues } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import { panels } from '../panels/load-panels.ts';
import type { Figure } from '../table-game.ts';
import { bankFigure } from './bank-figure.ts';
import './BandFigure.css';

/** The figures of a game that names none, and of a closed table: the bank. */
function defaultFigures(view: TableView): readonly Figure[] {
  const bank = bankFigure(view);
  return bank ? [bank] : [];
}

/** Returns the figures of a view. What a game counts during play ends with it. */
function figuresOf({ model: { game }, scene: { table }, ui }: PageValues, view = table): readonly Figure[] {
  return game.figures && view.phase !== 'closed' ? game.figures(view, ui) : defaultFigures(view);
}

export function BandFigures() {
  const figures = useDerived(figuresOf);
  const isPhone = usePageModel().layout.value === 'phone';
  if (!isPhone)
    return (
      <>
        {figures.filter((figure) => !isSide(figure)).map(rendered)}
        {figures.some(isSide) && <div class="band-figure__sides">{figures.filter(isSide).map(rendered)}</div>}
      </>
    );
  return (
    <p class="band-figure__line">
      {[...figures].reverse().map((figure) => figure.short && <LinePart key={figure.id} figure={figure} />)}
    </p>
  );
}

const isSide = ({ kind }: Figure): boolean => kind === 'side';
const rendered = (figure: Figure) => <BandFigure key={figure.id} figure={figure} />;

const BandFigure = ({ figure }: { figure: Figure }) => (
  <FigureFrame figure={figure} class="band-figure">
    <b>
      {figure.value}
      <Mark figure={figure} />
    </b>
    <span>{figure.label}</span>
  </FigureFrame>
);

/** A part of the line on a phone. */
const LinePart = ({ figure }: { figure: Figure }) => (
  <FigureFrame figure={figure} class="band-figure__part">
    <RichText text={figure.short ?? ''} />
    <Mark figure={figure} />
  </FigureFrame>
);

function Mark({ figure }: { figure: Figure }) {
  const FigureMark = panels.value?.FigureMark;
  return FigureMark ? <FigureMark {...{ figure, figuresOf }} /> : null;
}

interface FrameProps {
  readonly figure: Figure;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A figure, as a button if it takes a tap. */
function FigureFrame({ figure, class: name, children }: FrameProps) {
  const model = usePageModel();
  const { id, kind = 'main', tap, isAlert } = figure;
  if (!tap) {
    const Part = name === 'band-figure' ? 'div' : 'span';
    return (
      <Part class={name} data-kind={kind}>
        {children}
      </Part>
    );
  }
  // A figure may be older than the table: only its text decides whether it renders again.
  const run = () =>
    figuresOf(pageValues(model))
      .find((one) => one.id === id)
      ?.tap?.run(model);
  return (
    <TapButton
      class={name}
      data-kind={kind}
      data-broken={isAlert}
      meaning={tap.words}
      aria-expanded={tap.isOpen}
      onTap={run}
    >
      {children}
      {tap.isOpen !== undefined && (
        <span class="band-figure__more">
          <Icon sign="expand" size={14} />
        </span>
      )}
      <span class="visually-hidden">, {tap.words}</span>
    </TapButton>
  );
}
