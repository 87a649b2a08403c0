import { type ReactNode, useState } from 'react';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { DrawingPicture } from './drawing-picture.tsx';
import { type DrawingView, type Form, type LookView, type SetView, toFile } from './drawing-view.ts';

const [MIN_SIDE, MAX_SIDE] = [16, 2048];
const COPIED_MS = 2000;

/** Copies the text at an address. The clipboard gets a promise, because Safari only allows copying during the click. */
async function copyFrom(address: string): Promise<void> {
  const read = async (): Promise<Blob> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return new Blob([await answer.text()], { type: 'text/plain' });
  };
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': read() })]);
}

/** Copies a drawing in a form. `label` says what is copied; `children` is its short name. */
function CopyForm({ address, label, children }: { address: string; label: string; children: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    copyFrom(address).then(
      () => {
        setIsCopied(true);
        setTimeout(() => setIsCopied(false), COPIED_MS);
      },
      () => showToast({ kind: 'error', title: m.drawings_copy_failed(), about: 'copy-drawing' }),
    );
  return (
    <button
      type="button"
      onClick={() => void copy()}
      aria-label={label}
      title={label}
      className="flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-control border border-line bg-paper px-1 text-14 hover:border-ink"
    >
      <Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
      {children}
      <span role="status" className="sr-only">
        {isCopied ? m.drawings_copied() : ''}
      </span>
    </button>
  );
}

interface ActionsProps {
  readonly drawing: DrawingView;
  readonly set: SetView;
  readonly look: LookView;
  /** Whether taking the drawing is the main action of the page. */
  readonly isMain?: boolean;
  /** Content after the buttons. */
  readonly children?: ReactNode;
}

/** Links and buttons to download or copy an open drawing. */
function TakeButtons({ drawing, set, look: { color }, isMain = false }: Omit<ActionsProps, 'children'>) {
  const [side, setSide] = useState('512');
  const pixels = Math.round(Math.min(MAX_SIDE, Math.max(MIN_SIDE, Number(side))));
  const toAddress = (form: Form) =>
    toFile(set.contentId, drawing, form, { color, ...(form === 'png' ? { side: pixels } : {}) });
  return (
    <div className="grid gap-3">
      <a href={toAddress('svg')} download className={`${isMain ? primaryButton : secondaryButton} px-4!`}>
        <Icon name="download" />
        {m.drawings_download_svg()}
      </a>
      <div className="flex flex-wrap gap-2">
        <input
          type="number"
          min={MIN_SIDE}
          max={MAX_SIDE}
          value={side}
          onChange={({ target }) => setSide(target.value)}
          onBlur={() => setSide(String(pixels))}
          aria-label={m.drawings_png_size()}
          title={m.drawings_png_size()}
          className={`h-12 min-w-20 flex-1 noscript:hidden ${fieldBox}`}
        />
        <a href={toAddress('png')} download className={`${secondaryButton} flex-1 px-4!`}>
          <Icon name="download" />
          {m.drawings_download_png()}
        </a>
        <a
          href={toAddress('ico')}
          download
          title={m.drawings_download_ico()}
          aria-label={m.drawings_download_ico()}
          className={`${secondaryButton} flex-1 px-4!`}
        >
          <Icon name="download" />
          ICO
        </a>
      </div>
      <div className="flex gap-2 noscript:hidden">
        <CopyForm address={toAddress('svg')} label={m.drawings_copy_svg()}>
          SVG
        </CopyForm>
        <CopyForm address={toAddress('jsx')} label={m.drawings_copy_jsx()}>
          JSX
        </CopyForm>
        <CopyForm address={toAddress('uri')} label={m.drawings_copy_uri()}>
          URI
        </CopyForm>
      </div>
    </div>
  );
}

/** A drawing large, and what the visitor can do with it. */
export function DrawingActions({ drawing, set, look, children }: ActionsProps) {
  return (
    <div className="grid content-start gap-4">
      <LargeDrawing drawing={drawing} set={set} look={look} />
      <DrawingButtons drawing={drawing} set={set} look={look} />
      {children}
    </div>
  );
}

/** A drawing that fills its container, or its thumbnail if the visitor may not see it without a watermark. */
export function LargeDrawing({ drawing, set, look }: Omit<ActionsProps, 'children'>) {
  return (
    <figure>
      <div
        className="flex aspect-square items-center justify-center rounded-card border border-line p-8"
        style={{ background: look.ground }}
      >
        <span className={`block aspect-square w-full ${drawing.isOpen ? 'max-w-128' : 'max-w-40'}`}>
          <DrawingPicture drawing={drawing} set={set} look={look} isUrgent />
        </span>
      </div>
      {drawing.isOpen ? null : <figcaption className="mt-1 text-12 text-muted">{m.drawings_marked()}</figcaption>}
    </figure>
  );
}

/** The ways to take a drawing, or why it can't be taken. */
export function DrawingButtons(props: Omit<ActionsProps, 'children'>) {
  return props.drawing.isOpen ? <TakeButtons {...props} /> : <p className="text-14">{m.drawings_locked()}</p>;
}
