import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.ts';
import { fr } from '../../src/i18n/fr.ts';
import { en as pageWordsEn } from '../../src/i18n/pages-en.ts';
import { fr as pageWordsFr } from '../../src/i18n/pages-fr.ts';
import sharedAdviceEn from '../../src/i18n/game-texts/refusals.shared.en.json' with { type: 'json' };
import sharedAdviceFr from '../../src/i18n/game-texts/refusals.shared.fr.json' with { type: 'json' };
import { en as correctionsEn } from '../../src/features/corrections/messages/en.ts';
import { fr as correctionsFr } from '../../src/features/corrections/messages/fr.ts';
import { en as fairnessEn } from '../../src/features/fairness/messages/en.ts';
import { fr as fairnessFr } from '../../src/features/fairness/messages/fr.ts';
import { en as baccaratEn } from '../../src/games/baccarat/messages/en.ts';
import { fr as baccaratFr } from '../../src/games/baccarat/messages/fr.ts';
import { en as baccaratCommonEn } from '../../src/games/baccarat/messages/common-en.ts';
import { fr as baccaratCommonFr } from '../../src/games/baccarat/messages/common-fr.ts';
import { en as baccaratPagesEn } from '../../src/games/baccarat/messages/pages-en.ts';
import { fr as baccaratPagesFr } from '../../src/games/baccarat/messages/pages-fr.ts';
import baccaratAdviceEn from '../../src/i18n/game-texts/refusals.baccarat.en.json' with { type: 'json' };
import baccaratAdviceFr from '../../src/i18n/game-texts/refusals.baccarat.fr.json' with { type: 'json' };
import { en as bassetEn } from '../../src/games/basset/messages/en.ts';
import { fr as bassetFr } from '../../src/games/basset/messages/fr.ts';
import bassetAdviceEn from '../../src/i18n/game-texts/refusals.basset.en.json' with { type: 'json' };
import bassetAdviceFr from '../../src/i18n/game-texts/refusals.basset.fr.json' with { type: 'json' };
import { en as bassetHistoryEn } from '../../src/games/basset/messages/history-en.ts';
import { fr as bassetHistoryFr } from '../../src/games/basset/messages/history-fr.ts';
import { en as bassetLateEn } from '../../src/games/basset/messages/late/late-en.ts';
import { fr as bassetLateFr } from '../../src/games/basset/messages/late/late-fr.ts';
import { en as kitPanelsEn } from '../../src/table-kit/messages/panels-en.ts';
import { fr as kitPanelsFr } from '../../src/table-kit/messages/panels-fr.ts';
import lansquenetAdviceEn from '../../src/i18n/game-texts/refusals.lansquenet.en.json' with { type: 'json' };
import lansquenetAdviceFr from '../../src/i18n/game-texts/refusals.lansquenet.fr.json' with { type: 'json' };
import { en as bassetCommonEn } from '../../src/games/basset/messages/common-en.ts';
import { fr as bassetCommonFr } from '../../src/games/basset/messages/common-fr.ts';
import { en as bassetOpeningEn } from '../../src/games/basset/messages/opening-en.ts';
import { fr as bassetOpeningFr } from '../../src/games/basset/messages/opening-fr.ts';
import { en as bassetPagesEn } from '../../src/games/basset/messages/pages-en.ts';
import { fr as bassetPagesFr } from '../../src/games/basset/messages/pages-fr.ts';
import { en as kitEn } from '../../src/table-kit/messages/en.ts';
import { fr as kitFr } from '../../src/table-kit/messages/fr.ts';
import { en as kitOpeningEn } from '../../src/table-kit/opening/messages/en.ts';
import { fr as kitOpeningFr } from '../../src/table-kit/opening/messages/fr.ts';
import { en as kitSeatsEn } from '../../src/table-kit/seats/messages/en.ts';
import { fr as kitSeatsFr } from '../../src/table-kit/seats/messages/fr.ts';
import { en as lansquenetEn } from '../../src/games/lansquenet/messages/en.ts';
import { fr as lansquenetFr } from '../../src/games/lansquenet/messages/fr.ts';
import { en as lansquenetCommonEn } from '../../src/games/lansquenet/messages/common-en.ts';
import { fr as lansquenetCommonFr } from '../../src/games/lansquenet/messages/common-fr.ts';
import { en as lansquenetPagesEn } from '../../src/games/lansquenet/messages/pages-en.ts';
import { fr as lansquenetPagesFr } from '../../src/games/lansquenet/messages/pages-fr.ts';
import { en as glicEn } from '../../src/games/glic/messages/en.ts';
import { fr as glicFr } from '../../src/games/glic/messages/fr.ts';
import { en as glicCommonEn } from '../../src/games/glic/messages/common-en.ts';
import { fr as glicCommonFr } from '../../src/games/glic/messages/common-fr.ts';
import { en as glicPagesEn } from '../../src/games/glic/messages/pages-en.ts';
import { fr as glicPagesFr } from '../../src/games/glic/messages/pages-fr.ts';
import { en as tarotEn } from '../../src/games/tarot/messages/en.ts';
import { fr as tarotFr } from '../../src/games/tarot/messages/fr.ts';
import { en as tarotCommonEn } from '../../src/games/tarot/messages/common-en.ts';
import { fr as tarotCommonFr } from '../../src/games/tarot/messages/common-fr.ts';
import { en as tarotPagesEn } from '../../src/games/tarot/messages/pages-en.ts';
import { fr as tarotPagesFr } from '../../src/games/tarot/messages/pages-fr.ts';
import glicAdviceEn from '../../src/i18n/game-texts/refusals.glic.en.json' with { type: 'json' };
import glicAdviceFr from '../../src/i18n/game-texts/refusals.glic.fr.json' with { type: 'json' };
import tarotAdviceEn from '../../src/i18n/game-texts/refusals.tarot.en.json' with { type: 'json' };
import tarotAdviceFr from '../../src/i18n/game-texts/refusals.tarot.fr.json' with { type: 'json' };
import { en as closingEn } from '../../src/features/closing/messages/en.ts';
import { fr as closingFr } from '../../src/features/closing/messages/fr.ts';
import { en as followEn } from '../../src/features/follow/messages/en.ts';
import { fr as followFr } from '../../src/features/follow/messages/fr.ts';
import { en as fillersEn } from '../../src/table-kit/fillers/messages/en.ts';
import { fr as fillersFr } from '../../src/table-kit/fillers/messages/fr.ts';
import { en as offerPageEn } from '../../src/table-kit/offer-page/messages/en.ts';
import { fr as offerPageFr } from '../../src/table-kit/offer-page/messages/fr.ts';
import { en as shortcutsEn } from '../../src/table-kit/panels/messages/en.ts';
import { fr as shortcutsFr } from '../../src/table-kit/panels/messages/fr.ts';
import { en as traysEn } from '../../src/table-kit/trays/messages/en.ts';
import { fr as traysFr } from '../../src/table-kit/trays/messages/fr.ts';
import { en as reportsEn } from '../../src/features/reports/messages/en.ts';
import { fr as reportsFr } from '../../src/features/reports/messages/fr.ts';
import { en as gatheringsEn } from '../../src/features/gatherings/messages/en.ts';
import { fr as gatheringsFr } from '../../src/features/gatherings/messages/fr.ts';
import { en as keysEn } from '../../src/pages/keys/messages/en.ts';
import { fr as keysFr } from '../../src/pages/keys/messages/fr.ts';
import { en as peopleEn } from '../../src/features/people/messages/en.ts';
import { fr as peopleFr } from '../../src/features/people/messages/fr.ts';
import { en as boardEn } from '../../src/table-kit/board/messages/en.ts';
import { fr as boardFr } from '../../src/table-kit/board/messages/fr.ts';
import { en as playerEn } from '../../src/table-kit/player/messages/en.ts';
import { fr as playerFr } from '../../src/table-kit/player/messages/fr.ts';
import { en as historyEn } from '../../src/table-kit/history/messages/en.ts';
import { fr as historyFr } from '../../src/table-kit/history/messages/fr.ts';
import { plain } from '../../src/i18n/markup.ts';
import { fill, type RefusalTexts, type TemplateContext } from '../../src/i18n/refusal-template.ts';
import { unusedMessages } from './message-usage.ts';

// Works as any argument: a card, a name, an amount or a list.
const anyArgument = Object.assign(new String('K'), {
  ...{
    who: 'Anne',
    card: 'K',
    amount: '5s',
    name: 'Anne',
    sum: '5s',
    punter: 'Anne',
    crooks: 1,
    backer: 'Anne',
    against: 'Bess',
    outcome: 'win',
    wins: true,
  },
  ...{ join: () => 'Anne', map: () => ['Anne'] },
});

// Words that are the same in both languages.
const SAME_WORDS = new Set([
  'Paroli',
  'Menu',
  'fasse',
  'paroli',
  'Tables',
  'Points',
  'Euros',
  'Journal',
  'Actions',
  'Table',
  'Pause',
  'Vibration',
  'Cotton, 1725',
  'Centlivre, 1705',
  'Total',
  'six',
  'Banco',
  'banco',
  'À cheval',
  'à cheval',
  'louis',
  'écu',
  'PDF',
  'JSON',
  'hledger',
  'Beancount',
  'Score',
  'Pot',
  'Poch',
  'Cavalier',
  'Cavaliers',
]);
const ENGLISH =
  /\b(the|of|is|are|was|were|and|to|here|with|not|cards?|wins|loses|take|lay|king|bank|table is|this|that|your|has|have|from|by|for|it)\b/i;

type Message = [path: string, text: string];
type Grammar = Omit<TemplateContext, 'lookUp' | 'money'>;

const FACTS: Readonly<Record<string, unknown>> = {
  ...{ twice: 'Anne', missing: 'Anne', dealer: 'Anne', turn: 'Anne' },
  ...{ player: 'Anne', punter: 'Anne', other: 'Anne', device: 'Anne', bankroll: 'Anne', waiting: ['Anne'] },
  ...{ banker: 'Anne', punter: 'Anne', hand: 'right', points: 6, hands: 2 },
  ...{ card: 'K', rank: 'K', maximum: 2, required: 2, stock: 2, position: 2, line: 2 },
};

/** Returns every advice of every refusal, filled with facts. */
const adviceIn = (texts: RefusalTexts, grammar: Grammar, path = '.refusals'): Message[] =>
  Object.entries(texts).flatMap(([code, { advice, variants }]) =>
    Object.entries({ advice, ...variants }).map(([when, template]): Message => {
      const context = { ...grammar, lookUp: (name: string) => FACTS[name], money: () => '5s' };
      return [`${path}.${code}.${when}`, fill(template, context)];
    }),
  );

/** Returns the messages of a catalogue. */
function messagesOf(words: unknown, path = ''): Message[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const text: unknown = words(...Array.from({ length: 8 }, () => anyArgument));
    return typeof text === 'string' || text instanceof String
      ? [[path, String(text)]]
      : messagesOf(text, path);
  }
  if (words === null || typeof words !== 'object') return [];
  return Object.entries(words).flatMap(([name, below]) => messagesOf(below, `${path}.${name}`));
}

const english: Grammar = { ...en, grammar: pageWordsEn.templates };
const french: Grammar = { ...fr, grammar: pageWordsFr.templates };

type Catalogue = readonly [english: Message[], french: Message[]];

const MESSAGES: readonly Catalogue[] = [
  [messagesOf(en), messagesOf(fr)],
  [messagesOf(bassetEn), messagesOf(bassetFr)],
  [messagesOf(bassetHistoryEn), messagesOf(bassetHistoryFr)],
  [messagesOf(bassetLateEn), messagesOf(bassetLateFr)],
  [messagesOf(kitPanelsEn), messagesOf(kitPanelsFr)],
  [messagesOf(shortcutsEn), messagesOf(shortcutsFr)],
  [messagesOf(bassetCommonEn), messagesOf(bassetCommonFr)],
  [messagesOf(bassetOpeningEn), messagesOf(bassetOpeningFr)],
  [messagesOf(bassetPagesEn), messagesOf(bassetPagesFr)],
  [messagesOf(kitEn), messagesOf(kitFr)],
  [messagesOf(baccaratEn), messagesOf(baccaratFr)],
  [messagesOf(baccaratCommonEn), messagesOf(baccaratCommonFr)],
  [messagesOf(baccaratPagesEn), messagesOf(baccaratPagesFr)],
  [messagesOf(lansquenetEn), messagesOf(lansquenetFr)],
  [messagesOf(lansquenetCommonEn), messagesOf(lansquenetCommonFr)],
  [messagesOf(lansquenetPagesEn), messagesOf(lansquenetPagesFr)],
  [messagesOf(glicEn), messagesOf(glicFr)],
  [messagesOf(glicCommonEn), messagesOf(glicCommonFr)],
  [messagesOf(glicPagesEn), messagesOf(glicPagesFr)],
  [messagesOf(tarotEn), messagesOf(tarotFr)],
  [messagesOf(tarotCommonEn), messagesOf(tarotCommonFr)],
  [messagesOf(tarotPagesEn), messagesOf(tarotPagesFr)],
  [messagesOf(kitOpeningEn), messagesOf(kitOpeningFr)],
  [messagesOf(kitSeatsEn), messagesOf(kitSeatsFr)],
  [messagesOf(closingEn), messagesOf(closingFr)],
  [messagesOf(reportsEn), messagesOf(reportsFr)],
  [messagesOf(followEn), messagesOf(followFr)],
  [messagesOf(fillersEn), messagesOf(fillersFr)],
  [messagesOf(traysEn), messagesOf(traysFr)],
  [messagesOf(offerPageEn), messagesOf(offerPageFr)],
  [messagesOf(gatheringsEn), messagesOf(gatheringsFr)],
  [messagesOf(keysEn), messagesOf(keysFr)],
  [messagesOf(peopleEn), messagesOf(peopleFr)],
  [messagesOf(boardEn), messagesOf(boardFr)],
  [messagesOf(pageWordsEn), messagesOf(pageWordsFr)],
  [messagesOf(correctionsEn), messagesOf(correctionsFr)],
  [messagesOf(fairnessEn), messagesOf(fairnessFr)],
  [messagesOf(historyEn), messagesOf(historyFr)],
  [messagesOf(playerEn), messagesOf(playerFr)],
];

// A Python test checks that no refusal lacks its texts.
const ADVICE: readonly Catalogue[] = [
  [adviceIn(sharedAdviceEn, english), adviceIn(sharedAdviceFr, french)],
  [adviceIn(bassetAdviceEn, english), adviceIn(bassetAdviceFr, french)],
  [adviceIn(baccaratAdviceEn, english), adviceIn(baccaratAdviceFr, french)],
  [adviceIn(lansquenetAdviceEn, english), adviceIn(lansquenetAdviceFr, french)],
  [adviceIn(glicAdviceEn, english), adviceIn(glicAdviceFr, french)],
  [adviceIn(tarotAdviceEn, english), adviceIn(tarotAdviceFr, french)],
];

const CATALOGUES = [...MESSAGES, ...ADVICE];

test('both languages have the same messages', () => {
  for (const [english, french] of MESSAGES)
    assert.deepEqual(french.map(([path]) => path).sort(), english.map(([path]) => path).sort());
  assert.ok(MESSAGES.flatMap(([english]) => english).length > 300);
});

test('no text is empty, has an exclamation mark, or needs a missing glyph', () => {
  for (const [path, text] of CATALOGUES.flat(2)) {
    if (!/rungName$|note$|errors\.detail$/.test(path)) assert.notEqual(text, '', path);
    assert.doesNotMatch(text, /!/, `${path}: ${text}`);
    assert.doesNotMatch(text, /\u202f/, path);
    assert.doesNotMatch(text, /undefined|\[object|\bnull\b/, `${path}: ${text}`);
    assert.doesNotMatch(text, /[a-z]'[a-z]|--/i, `${path}: ${text}`);
  }
});

// Paths whose texts may be the same in both languages.
const SAME_PATHS =
  /^\.(undo\.entry\.(fasse|of)|\w+\.paroli|playerRow\.pending\.paroli|board\.(fasse|rungName)|couch\.|minutes|playerPage\.(tableDeal|rung)|rejection\.unknown|capitalize|table\.(potShort|score)|steps\.points|termPatterns\.pot|(shortcuts\.)?other\.\d\.0)/;

test('no English is left in the French', () => {
  const left = CATALOGUES.flatMap(([english, french]) => {
    const inEnglish = new Map(english);
    return french.filter(([path, text]) => {
      const same = text === inEnglish.get(path) && /[a-z]{3}/i.test(text.replaceAll('Anne', ''));
      return (same || ENGLISH.test(text)) && !SAME_PATHS.test(path) && !SAME_WORDS.has(text);
    });
  });
  assert.deepEqual(left, []);
});

test('French elides a name that begins with a vowel, and counts cards as feminine', () => {
  const { board } = bassetPagesFr;
  assert.equal(board.cardOf('K', 'Alpiew'), 'Le roi d’Alpiew');
  assert.equal(board.cardOf('A', 'Valérie'), 'L’as de Valérie');
  assert.deepEqual([board.cardsToCome(1), board.cardsToCome(2)], ['encore une', 'encore deux']);
});

test('the accessible name of a button starts with its visible text', () => {
  for (const [{ evening }, keys, { sync }] of [
    [pageWordsEn, keysEn, kitEn],
    [pageWordsFr, keysFr, kitFr],
  ] as const)
    for (const [accessibleName, visibleText] of [
      [keys.signOutOf('Anne'), keys.signOut],
      [keys.revokeName('Anne'), keys.revoke],
      [evening.boardOf('Anne'), evening.board],
      [sync.removeEntry('Anne'), sync.remove],
    ])
      assert.ok(accessibleName!.startsWith(visibleText!), `${accessibleName}: ${visibleText}`);
});

test('every message of the catalogue is used', () => assert.deepEqual(unusedMessages(), []));

test('every advice and every reason is a sentence', () => {
  const texts = CATALOGUES.flatMap(([english, french]) => [...english, ...french]);
  const sentences = texts.filter(([path]) => /^\.(refusals|rejectionReasons)\./.test(path));
  assert.ok(sentences.length > 100);
  for (const [path, text] of sentences) assert.match(text, /^[\p{Lu}\p{N}].*\.$/u, path);
});

// The rest of a sentence that something else begins, and patterns of words.
const CONTINUED = /^\.(signIn\.helpAnother|screenReader\.won|termPatterns\.\w+)$/;

test('every sentence begins with a capital letter', () => {
  const texts = CATALOGUES.flatMap(([english, french]) => [...english, ...french]);
  const sentences = texts
    .map(([path, text]): Message => [path, plain(text)])
    .filter(([path, text]) => /\s.*[.?]$/su.test(text) && !CONTINUED.test(path));
  assert.ok(sentences.length > 1000);
  assert.deepEqual(
    sentences.filter(([, text]) => /^[^\p{L}\p{N}]*\p{Ll}|[.?] \p{Ll}/u.test(text)),
    [],
  );
});
