import { useEffect, useId, useState } from 'react';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type ChosenFile, readChosen, readDropped } from './read-dropped.ts';

interface DropZoneProps {
  readonly onChoose: (files: ChosenFile[]) => void;
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts files that are dropped anywhere in the window. Returns true while files are dragged over it. */
function usePageDrop(onChoose: DropZoneProps['onChoose']): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    let depth = 0;
    const enter = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    // Without this handler, the browser would leave the page and show the file.
    const over = (event: DragEvent): void => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      void readDropped(event.dataTransfer).then(onChoose);
    };
    const handlers = { dragenter: enter, dragleave: leave, dragover: over, drop };
    for (const [name, handler] of Object.entries(handlers)) addEventListener(name, handler as EventListener);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) removeEventListener(name, handler as EventListener);
    };
  }, [onChoose]);
  return isOver;
}

interface FileButtonProps extends DropZoneProps {
  readonly label: string;
  readonly className: string;
  readonly isFolder?: boolean;
}

/** Button that opens a file dialog and can be reached by keyboard. */
function FileButton({ label, className, isFolder = false, onChoose }: FileButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`${className} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink`}
    >
      {label}
      <input
        id={id}
        type="file"
        multiple
        className="sr-only"
        {...(isFolder ? { webkitdirectory: '' } : {})}
        onChange={(event) => {
          onChoose(readChosen(event.currentTarget.files ?? []));
          // The value is reset, so that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

/**
 * Accepts files that are dropped anywhere on the page, and has two buttons to choose files. The compact form is a
 * single line for people who have uploaded before.
 */
export function DropZone({ onChoose, isCompact }: DropZoneProps & { isCompact: boolean }) {
  const isOver = usePageDrop(onChoose);
  return (
    <div
      data-over={isOver ? '' : undefined}
      className={`gap-4 rounded-card border-2 border-dashed border-line bg-paper px-4 transition-colors data-over:border-accent ${isCompact ? 'flex flex-wrap items-center py-4 md:px-6' : 'grid justify-items-center py-8 text-center md:py-10'}`}
    >
      <span
        className={`grid place-items-center rounded-full bg-canvas text-accent ${isCompact ? 'size-12 max-sm:hidden' : 'size-14'}`}
      >
        <Icon name="upload" className="size-7" />
      </span>
      <div className={`grid gap-1 ${isCompact ? 'min-w-0 flex-1 basis-56' : ''}`}>
        <p className={`font-semibold ${isCompact ? 'text-16' : 'text-18'}`}>{m.uploads_drop_here()}</p>
        {isCompact ? null : <p className="mx-auto max-w-prose text-14 text-muted">{m.uploads_drop_hint()}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton
          label={m.uploads_choose_files()}
          className={isCompact ? secondaryButton : primaryButton}
          onChoose={onChoose}
        />
        <FileButton label={m.uploads_choose_folder()} className={secondaryButton} isFolder onChoose={onChoose} />
      </div>
      {isOver ? (
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-shade p-4">
          <p className="grid justify-items-center gap-3 rounded-card border-2 border-dashed border-accent bg-paper px-10 py-12 text-22 font-semibold">
            <Icon name="upload" className="size-10 text-accent" />
            {m.uploads_release()}
          </p>
        </div>
      ) : null}
    </div>
  );
}
