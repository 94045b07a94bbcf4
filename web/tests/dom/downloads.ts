/** What a page saves as files and opens in new tabs, without a browser. */

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

/** Returns a list to which each file is added that the page saves from now on. */
export function recordDownloads(): readonly Download[] {
  const saved: Download[] = [];
  const contents = new Map<string, Blob>();
  URL.createObjectURL = (content) => {
    const address = `blob:${contents.size}`;
    contents.set(address, content as Blob);
    return address;
  };
  HTMLAnchorElement.prototype.click = function (): void {
    saved.push({ name: this.download, content: contents.get(this.href)! });
  };
  return saved;
}

/** Returns a list to which each address is added that the page opens from now on, or wants to if it is blocked. */
export function recordOpenedTabs({ blocked = false } = {}): readonly string[] {
  const opened: string[] = [];
  const open = (address: string): object | null => {
    opened.push(address);
    return blocked ? null : {};
  };
  Object.assign(globalThis, { open });
  return opened;
}
