/** The parts of the table page that are loaded when the page is idle. */

export { AmountPad } from './AmountPad.tsx';
export { closePadWithTray } from './close-amount-pad.ts';
export { closePanelOnBack } from './close-panel.ts';
export { closingNote } from './closing-text.ts';
export { CorrectionPanel } from './CorrectionPanel.tsx';
export { BankGain } from '../odds/BankGain.tsx';
export { OddsNote } from '../odds/OddsNote.tsx';
export { pressTableKey } from '../model/keyboard.ts';
export { keepFocus } from '../model/keys/lost-focus.ts';
export { hideResultOnTap } from '../round-result/hide-result.ts';
export { OutboxList } from './OutboxList.tsx';
export { codeTitle, PlayerCodePanel } from './PlayerCodePanel.tsx';
export { PracticeGuide } from '../lesson/PracticeGuide.tsx';
export { vibrateWhenRecorded } from './vibration.ts';
export { SuitTray } from '../cards/SuitTray.tsx';
export { RowMoney } from '../rows/RowMoney.tsx';
export { TurnScroll } from '../rows/TurnScroll.tsx';
export { Announcements } from '../announcements/Announcements.tsx';
export { CorrectionNote } from '../announcements/CorrectionNote.tsx';
export { watchCorrections } from '../announcements/watch-corrections.ts';
export { FigureMark } from '../shell/FigureMark.tsx';
export { UndoNotice } from '../shell/UndoNotice.tsx';
export { FundTray } from '../trays/FundTray.tsx';
export { PlayerTray } from '../trays/PlayerTray.tsx';
export { SheetLineBox } from './SheetLineBox.tsx';
export { Shortcuts } from './Shortcuts.tsx';
export { RejectionSlip } from '../rejection/RejectionSlip.tsx';
