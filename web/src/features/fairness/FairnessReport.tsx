/** Whether deals look like those of a fair shuffle: a conclusion, and what was counted, the rarest result first. */

import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { noticeOf } from '../../ui/frame/notice.ts';
import { Text } from '../../ui/text/Text.tsx';
import './FairnessReport.css';
import { chanceText, expectedText, foundText, questionOf, rarestFirst } from './finding-text.ts';
import { loadFairness, type Fairness, type FairnessSource, type Finding } from './load-fairness.ts';
import { messages } from './messages/messages.ts';

interface FairnessReportProps {
  readonly source: FairnessSource;
}

export function FairnessReport({ source }: FairnessReportProps) {
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);
  const id = 'session' in source ? source.session : source.gathering;
  useEffect(() => {
    let isStopped = false;
    setError(null);
    loadFairness(source).then(
      (found) => isStopped || setFairness(found),
      (failure) => isStopped || setError(failure),
    );
    return () => {
      isStopped = true;
    };
  }, [id, attempts]);
  if (error) return <LoadFailure error={error} retry={() => setAttempts(attempts + 1)} />;
  if (fairness === null) return <p role="status">{messages().loading}</p>;
  return <Conclusion fairness={fairness} />;
}

function Conclusion({ fairness }: { fairness: Fairness }) {
  const words = messages();
  const { answers, dealers, unusual } = fairness;
  if (answers.length === 0) return <Text kind="quiet">{words.none}</Text>;
  const games = [...new Set(answers.map(({ game }) => game))];
  return (
    <div class="fairness-report">
      <Text kind="quiet">{words.about}</Text>
      <p class="fairness-report__conclusion">{unusual ? words.unusual : words.usual}</p>
      <Findings findings={answers} games={games} caption={words.title} />
      {dealers.map((dealer) => (
        <section key={dealer.dealer}>
          <h3>{words.enteredBy(dealer.dealer)}</h3>
          <Findings findings={dealer.answers} games={games} caption={words.enteredBy(dealer.dealer)} />
        </section>
      ))}
    </div>
  );
}

/** So many results are shown first. */
const FIRST = 5;

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly games: readonly string[];
  readonly caption: string;
}

function Findings({ findings, games, caption }: FindingsProps) {
  const [isWhole, showWhole] = useState(false);
  const words = messages();
  const shown = rarestFirst(findings).slice(0, isWhole ? findings.length : FIRST);
  return (
    <>
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.counted}</th>
            <th scope="col">{words.found}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{words.chance}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((finding) => (
            <tr key={`${finding.game} ${finding.question} ${finding.part}`}>
              <th scope="row">{questionOf(finding, games)}</th>
              <td>{foundText(finding)}</td>
              <td>{expectedText(finding)}</td>
              <td>{chanceText(finding)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < findings.length && (
        <Button onClick={() => showWhole(true)}>{words.showAll(findings.length)}</Button>
      )}
    </>
  );
}

interface LoadFailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

function LoadFailure({ error, retry }: LoadFailureProps) {
  const notice = noticeOf(error, retry);
  if (notice === null) return null;
  return (
    <div role="alert">
      <Text kind="strong">{notice.title}</Text>
      {notice.words && <p lang={notice.english ? 'en' : undefined}>{notice.words}</p>}
      {notice.retry && <Button onClick={notice.retry}>{t().errors.retry}</Button>}
    </div>
  );
}
