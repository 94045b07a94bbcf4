/** Gives files to the user: as a download, or in a new tab. */

/** How long the browser may take to start a download. */
const DOWNLOAD_MS = 60_000;

/** Saves a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS);
}

/** Opens a page of this server in a new tab. Returns false if the browser blocks it. */
export function openInNewTab(address: string): boolean {
  const tab = open(address, '_blank');
  if (tab === null) return false;
  tab.opener = null;
  return true;
}

/** Opens the browser's print dialog. */
export const printPage = (): void => print();
