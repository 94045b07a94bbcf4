/** A button that opens files of this device. */

import { useRef } from 'preact/hooks';
import './FileButton.css';

interface FileButtonProps {
  readonly label: string;
  readonly open: (files: readonly File[]) => Promise<unknown>;
  readonly isSeveral?: boolean;
}

export function FileButton({ label, open, isSeveral = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = (): void => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) void open(files);
    // The same file can then be opened again after a change.
    if (input.current) input.current.value = '';
  };
  return (
    <label class="file-button">
      <input ref={input} type="file" multiple={isSeveral} onChange={read} />
      <span>{label}</span>
    </label>
  );
}
