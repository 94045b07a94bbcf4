/** The one next step, bottom right in every phase. */

import { Tap } from '../../parts/Tap.tsx';
import { money } from '../../words/currency.ts';
import { plain } from '../../words/marks.ts';
import { w } from '../../words/words.ts';
import { useDealer, useMade, type Seen } from './dealer.ts';
import { mainButton, type Main } from './mainbutton.ts';
import { mainStep } from './mainstep.ts';

/** Its words in two lines: what it does, and of what or why not yet. */
export function mainWords(main: Main, currency: string): [string, string] {
  const { main: said } = w();
  switch (main.kind) {
    case 'fasse':
      return [said.turnFasse, main.turning ? said.turnFasseKey : ''];
    case 'wants':
      return [said.turnFasse, said.wants(main.punter.name, main.punter.wants)];
    case 'nothing_laid':
      return [said.turnFasse, said.nothingLaid];
    case 'seat':
      return [w().tray.seatSomebody, said.nobodySits];
    case 'not_this':
      return [said.notThe(main.rank), ''];
    case 'take_all':
      return [said.takeAll, said.takeAllOf(main.wins, money(main.sum, currency))];
    case 'last':
      return [said.lastCard, main.turning ? w().deal.turning : said.cardsLeft(1)];
    case 'end':
      return [
        said.endDeal,
        main.asked && main.left
          ? w().deal.endAgain(main.left)
          : main.left
            ? said.cardsLeft(main.left)
            : main.ready
              ? said.noneLeft
              : '',
      ];
    case 'reckoning':
      return [said.reckoning, said.notKnown];
    case 'closed':
      return ['', ''];
  }
}

function mainOf({ dealer, scene, held }: Seen): { main: Main; currency: string } {
  // In portrait the pad has a place for "not this card".
  const first = dealer.layout.value === 'portrait' ? null : held.first;
  const main = mainButton(scene.table, { ...held, first }, scene.reckoning > 0);
  return { main, currency: scene.table.currency };
}

export function MainButton() {
  const dealer = useDealer();
  const { main, currency } = useMade(mainOf);
  const [words, why] = mainWords(main, currency);
  if (!words) return <div class="main-place" />;
  const idle = !main.ready && main.kind !== 'end';
  const looks = [
    'main',
    main.kind,
    main.ready ? 'ready' : 'unready',
    'turning' in main && main.turning ? 'pressed' : '',
  ];
  return (
    <Tap
      class={looks.filter(Boolean).join(' ')}
      idle={idle}
      meaning={`${main.kind} ${main.ready}`}
      does={() => mainStep(dealer.desk, dealer.hand, main)}
      aria-pressed={'turning' in main ? main.turning : undefined}
    >
      <b>{words}</b>
      {why && <span>{plain(why)}</span>}
    </Tap>
  );
}
