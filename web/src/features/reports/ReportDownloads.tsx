/** The reports of a session, an evening, a bankroll or all bankrolls: a button for each format, and how far a large report is. */

import { useState } from 'preact/hooks';
import { language } from '../../i18n/language.ts';
import { openInNewTab, saveFile } from '../../platform/files.ts';
import { announce } from '../../ui/announcement.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { messages } from './messages/messages.ts';
import {
  FORMATS,
  formatsOf,
  MORE_FORMATS,
  reportAddress,
  type ReportFormat,
  type ReportSource,
} from './report-format.ts';
import './ReportDownloads.css';
import { ReportStatus } from './ReportStatus.tsx';
import { useReportRequest } from './use-report-request.ts';

type ReportDownloadsProps = ReportSource & {
  /** Whether to leave out the heading, since the page has one. */
  readonly isUntitled?: boolean;
};

export function ReportDownloads({ isUntitled = false, ...source }: ReportDownloadsProps) {
  const request = useReportRequest();
  const [chosen, choose] = useState<ReportFormat | null>(null);
  const words = messages();
  const isRunning = ['asking', 'making'].includes(request.progress.value.kind);
  const ask = (format: ReportFormat): void => {
    if (isRunning && chosen === format) return;
    choose(format);
    const address = reportAddress(source, format.id, language.value);
    void request.start(address, ({ name, content }) => {
      announce(words.ready(nameOf(format.id)));
      if (!format.isPage || !openInNewTab(address)) saveFile(name || `report.${format.suffix}`, content);
    });
  };
  // Only a session has one score sheet.
  const nameOf = (id: ReportFormat['id']): string =>
    id === 'toml' && !('session' in source) ? words.sheets : words.formats[id];
  const button = (format: ReportFormat) => (
    <Button key={format.id} class="report-downloads__button" onClick={() => ask(format)}>
      {nameOf(format.id)}
    </Button>
  );
  return (
    <section>
      {!isUntitled && <h2>{words.title}</h2>}
      <Text kind="quiet">{hintOf(source)}</Text>
      <Buttons class="report-downloads__buttons">{formatsOf(source, FORMATS).map(button)}</Buttons>
      <details class="report-downloads__more">
        <summary>{words.more}</summary>
        <Buttons class="report-downloads__buttons">{formatsOf(source, MORE_FORMATS).map(button)}</Buttons>
      </details>
      {chosen && (
        <ReportStatus
          progress={request.progress.value}
          making={words.making(nameOf(chosen.id))}
          retry={() => ask(chosen)}
        />
      )}
    </section>
  );
}

function hintOf(source: ReportSource): string {
  const words = messages();
  if ('gathering' in source) return words.eveningHint;
  if ('person' in source) return words.statementHint;
  if ('bankrolls' in source) return words.bankrollsHint;
  return source.version === null ? words.hint : words.hintAt(source.version);
}
