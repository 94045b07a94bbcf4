/** The panel over the page: the outbox, another amount, the shortcuts, a line of the score sheet, or a QR code. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isOnline } from '../../outbox/is-online.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { t } from '../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import './PanelHost.css';
import { hasFailed, loadPanels, panels } from './load-panels.ts';
import { usePageModel } from '../model/table-context.ts';
import type { Panel } from '../model/modes.ts';
import type { UiState } from '../model/table-model.ts';
import { useFocusAfterwards } from '../shell/use-focus-afterwards.ts';

const WIDE_PANELS = new Set<Panel>(['shortcuts', 'correction']);

export function PanelHost() {
  const { game, outbox, uiState } = usePageModel();
  const { openPanel } = uiState;
  const parts = panels.value;
  const online = isOnline(outbox);
  useEffect(() => {
    if (openPanel.value) void loadPanels(game);
  }, [openPanel.value, online]);
  useClearText(openPanel.value, uiState);
  useFocusAfterwards(openPanel.value !== null);
  if (!openPanel.value) return null;
  const title = titleOf(openPanel.value);
  if (!parts)
    return (
      <PanelFrame key="away" title={title}>
        <p role="status">{hasFailed.value ? messages().band.notLoaded : t().appStatus.loadingPart}</p>
      </PanelFrame>
    );
  const Part = {
    amount: parts.AmountPad,
    outbox: parts.OutboxList,
    shortcuts: parts.Shortcuts,
    line: parts.SheetLineBox,
    correction: parts.CorrectionPanel,
    code: parts.PlayerCodePanel,
  }[openPanel.value];
  return (
    <PanelFrame key={openPanel.value} title={title} wide={WIDE_PANELS.has(openPanel.value)}>
      <Part />
    </PanelFrame>
  );
}

/** Clears the text of a panel when it closes. */
function useClearText(panel: Panel, { typedText, isTextEntered }: UiState): void {
  useEffect(() => {
    if (panel === null) return undefined;
    return () => {
      typedText.value = '';
      isTextEntered.value = false;
    };
  }, [panel]);
}

function titleOf(panel: Exclude<Panel, null>): string {
  return {
    amount: messages().tray.otherAmount,
    outbox: messages().sync.title,
    shortcuts: messages().titles.shortcuts,
    line: messages().titles.line,
    correction: messages().titles.correction,
    code: panels.value?.codeTitle() ?? '',
  }[panel];
}

/** Focuses the panel's field, else the panel. A wide panel is read first, and a field would open a phone's keyboard. */
function useFocus(title: string, wide: boolean) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const field = wide ? null : element.current?.querySelector<HTMLElement>('input');
    (field ?? element.current)?.focus();
  }, [title]);
  return element;
}

/** A panel with a heading. Escape closes it. */
function PanelFrame({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ComponentChildren;
}) {
  const { uiState } = usePageModel();
  const element = useFocus(title, wide);
  const close = () => {
    uiState.openPanel.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // The table must not handle the same key.
    close();
  };
  return (
    <section
      class="panel-host"
      data-wide={wide}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      ref={element}
      onKeyDown={onKeyDown}
    >
      <div class="panel-host__head">
        <h2>{title}</h2>
        <TapButton class="panel-host__close" onTap={close} aria-label={messages().tray.close}>
          <Icon sign="close" />
        </TapButton>
      </div>
      {children}
    </section>
  );
}
