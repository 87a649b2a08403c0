import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { m } from '../paraglide/messages.js';
import { describedBy, FieldFrame, type FieldWords } from './field.tsx';

/** Field for one file, chosen or dropped; `chosen` is the name of the current one. */
export function FileField({
  id,
  accept,
  chosen,
  isDisabled = false,
  onChoose,
  ...words
}: FieldWords & {
  id: string;
  accept: string;
  chosen?: string | undefined;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
}) {
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined && !isDisabled) onChoose(file);
  };
  return (
    <FieldFrame id={id} {...words}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's */}
      <div
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          choose(event.dataTransfer.files);
        }}
        className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-line bg-paper p-3 data-over:border-ink data-over:bg-canvas"
      >
        <label className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-4 text-14 font-medium focus-within:outline-2 focus-within:outline-offset-2 hover:border-ink has-disabled:opacity-60">
          <Icon name="upload" className="size-4" />
          {m.form_choose_file()}
          <input
            id={id}
            type="file"
            accept={accept}
            disabled={isDisabled}
            aria-invalid={words.error === undefined ? undefined : true}
            aria-describedby={describedBy(id, words.hint, words.error)}
            className="sr-only"
            onChange={(event) => {
              choose(event.currentTarget.files);
              // Reset, so that choosing the same file again triggers another change.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <span className="min-w-0 text-14 text-muted wrap-anywhere">{chosen ?? m.form_drop_file()}</span>
      </div>
    </FieldFrame>
  );
}
