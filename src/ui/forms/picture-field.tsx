import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { getErrorMessage, isApiError } from '../api/client.ts';
import { showFailure } from '../api/show-failure.ts';
import { secondaryButton } from '../components/button.ts';
import { Icon } from '../components/icon.tsx';
import { Spinner } from '../components/spinner.tsx';

interface PictureFieldProps {
  /** Element id, unique on the page. */
  readonly id: string;
  readonly words: {
    readonly choose: string;
    readonly remove: string;
    /** Hint about allowed files, which can also be dropped. */
    readonly about: string;
    readonly sending: string;
    readonly tooLarge: string;
    /** Message if the server's refusal has none. */
    readonly failed: string;
  };
  readonly maxBytes: number;
  /** Whether there is a picture to remove. */
  readonly hasPicture: boolean;
  /** Renders the picture; `preview` is the address of the file that is being sent. */
  readonly show: (preview: string | undefined) => ReactNode;
  /** Classes for the size and shape of the rendered picture. */
  readonly frame: string;
  /** Sends the file; `onShare` receives the sent share from 0 to 1. */
  readonly send: (file: File, onShare: (share: number) => void) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

interface Work {
  readonly kind: 'sending' | 'removing';
  readonly preview?: string;
  readonly share?: number;
}

/** Field for one picture, chosen or dropped. It is shown at once, and reverted if it is refused. */
export function PictureField(props: PictureFieldProps) {
  const { id, words, maxBytes, hasPicture, show, frame, send, remove } = props;
  const input = useRef<HTMLInputElement>(null);
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const preview = work?.preview;
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview]);

  async function run(doing: Work, change: () => Promise<unknown>) {
    setWork(doing);
    setProblem(undefined);
    try {
      await change();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.errors[0]?.message ?? getErrorMessage(error, words.failed));
      showFailure(error, words.failed);
    } finally {
      setWork(undefined);
    }
  }

  function start(file: File | undefined) {
    if (file === undefined || work !== undefined) return;
    if (file.size > maxBytes) {
      setProblem(words.tooLarge);
      return;
    }
    const address = URL.createObjectURL(file);
    const onShare = (share: number) => setWork({ kind: 'sending', preview: address, share });
    void run({ kind: 'sending', preview: address }, () => send(file, onShare));
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    start(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's
    <div
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="@container rounded-card border border-dashed border-line p-5 data-over:border-ink data-over:bg-canvas"
    >
      <div className="grid items-center gap-x-6 gap-y-3 @xs:grid-cols-[auto_minmax(0,1fr)]">
        <div className={`relative @lg:row-span-2 ${frame}`}>
          {show(preview)}
          {work === undefined ? null : (
            <span className="absolute inset-0 grid place-items-center rounded-[inherit] bg-shade text-paper">
              <Spinner className="size-7" />
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-busy={work?.kind === 'sending'}
            aria-describedby={`${id}-about`}
            onClick={() => input.current?.click()}
            className={secondaryButton}
          >
            <Icon name="camera" />
            {words.choose}
          </button>
          {hasPicture ? (
            <button
              type="button"
              aria-busy={work?.kind === 'removing'}
              onClick={() => work === undefined && void run({ kind: 'removing' }, remove)}
              className={secondaryButton}
            >
              <Icon name="trash" />
              {words.remove}
            </button>
          ) : null}
        </div>
        <div className="min-w-0 @xs:col-span-2 @lg:col-span-1 @lg:col-start-2">
          <p id={`${id}-about`} className="text-14 text-muted">
            {words.about}
          </p>
          <p role="status" className="text-14 text-muted empty:hidden">
            {work?.kind === 'sending' ? words.sending : null}
          </p>
          {work?.share === undefined ? null : (
            <progress value={work.share} aria-label={words.sending} className="h-1 w-full accent-accent" />
          )}
          <p role="alert" className="mt-1 text-14 text-danger empty:hidden">
            {problem}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => {
          start(event.target.files?.[0]);
          // Reset, so that choosing the same file again triggers another change.
          event.target.value = '';
        }}
      />
    </div>
  );
}
