/** What the table opens without: it comes when the page is idle. */

export { LineBox } from './LineBox.tsx';
export { OutboxList } from './OutboxList.tsx';
export { Shortcuts } from './Shortcuts.tsx';
export { Slip } from './Slip.tsx';
