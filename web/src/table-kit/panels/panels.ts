/** The parts of the table page that are loaded when the page is idle. */

export { AmountPad } from './AmountPad.tsx';
export { CorrectionPanel } from './CorrectionPanel.tsx';
export { DealResult } from './DealResult.tsx';
export { resultText } from './deal-result.ts';
export { PlayerCodePanel } from './PlayerCodePanel.tsx';
export { TableGuide } from '../guide/TableGuide.tsx';
export { SheetLineBox } from './SheetLineBox.tsx';
export { OutboxList } from './OutboxList.tsx';
export { Shortcuts } from './Shortcuts.tsx';
export { RejectionSlip } from '../rejection/RejectionSlip.tsx';
