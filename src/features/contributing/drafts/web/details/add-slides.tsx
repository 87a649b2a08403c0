import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { MAX_PREVIEWS } from '../../../../catalogue/content/contract/slides.ts';
import { NotSentError, sendOne } from '../../../uploads/web/queue/send-one.ts';
import { findSlideFlaw, slideTypes } from './check-slide.ts';

async function sendSlide(file: File): Promise<string> {
  const flaw = await findSlideFlaw(file);
  if (flaw !== undefined) throw new NotSentError(flaw);
  return sendOne(file, () => undefined);
}

/** Stops the event, because the page takes files that are dropped elsewhere as new works. */
const holdFiles = (event: DragEvent) => {
  if (!event.dataTransfer.types.includes('Files')) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
};

interface AddSlidesProps {
  /** Number of previews of the work. */
  readonly count: number;
  /** Whether slides are being uploaded that the work doesn't have yet. */
  readonly isArriving: boolean;
  /** Called when an upload is ready to become a slide. */
  readonly onSent: (upload: string) => void;
  readonly children: ReactNode;
}

/** Previews of a work and a button to add more. Files can be dropped on the whole section. */
export function AddSlides({ count, isArriving, onSent, children }: AddSlidesProps) {
  const [sending, setSending] = useState<{ readonly at: number; readonly of: number }>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const isBusy = sending !== undefined || isArriving;
  const room = MAX_PREVIEWS - count;
  const add = async (files: readonly File[]) => {
    if (isBusy || files.length === 0) return;
    const problems: string[] = files.length > room ? [m.drafts_slides_full()] : [];
    for (const [at, file] of files.slice(0, room).entries()) {
      setSending({ at: at + 1, of: Math.min(files.length, room) });
      try {
        onSent(await sendSlide(file));
      } catch (error) {
        if (!(error instanceof NotSentError)) throw error;
        problems.push(error.message);
      }
    }
    setErrors(problems);
    setSending(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut for the button below
    <div
      onDragEnter={(event) => setOver(holdFiles(event))}
      onDragOver={holdFiles}
      onDragLeave={(event) => {
        if (holdFiles(event) && !event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (holdFiles(event)) void add([...event.dataTransfer.files]);
      }}
      className={`grid gap-3 rounded-card ${isOver ? 'outline-2 outline-offset-4 outline-accent outline-dashed' : ''}`}
    >
      {children}
      <div>
        <label
          aria-busy={isBusy}
          className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink hover:border-ink aria-busy:opacity-60 has-disabled:cursor-default has-disabled:opacity-60"
        >
          <Icon name="image" className="size-4" />
          {m.drafts_add_slides()}
          <input
            type="file"
            multiple
            accept={slideTypes.join()}
            disabled={isBusy || room <= 0}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // The value is reset, so that the same file can be chosen again.
              currentTarget.value = '';
              setErrors([]);
              void add(files);
            }}
            className="sr-only"
          />
        </label>
        <p className="mt-2 text-12 text-muted">{room <= 0 ? m.drafts_slides_full() : m.drafts_slides_hint()}</p>
        <p role="status" className="mt-1 text-12 text-muted empty:hidden">
          {sending === undefined
            ? null
            : m.drafts_slides_sending({ at: formatCount(sending.at), count: formatCount(sending.of) })}
        </p>
        <div role="alert" className="mt-1 grid gap-1 text-14 text-danger empty:hidden">
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
