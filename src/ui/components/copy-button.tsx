import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';

const SHOWN_MS = 2000;

/** `copy` copies a text to the clipboard; `copied` is true for two seconds afterwards. */
export function useCopy(): { readonly copied: boolean; readonly copy: (text: string) => void } {
  const [copiedAt, setCopiedAt] = useState(0);
  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = (text: string) =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopiedAt(Date.now()),
      () => undefined,
    );
  return { copied: copiedAt !== 0, copy };
}

/** Small square button beside a text that copies it. `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      onClick={() => copy(text)}
      aria-label={copied ? m.copied() : label}
      title={label}
      className="inline-grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-ink noscript:hidden"
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-4" />
      <span role="status" className="sr-only">
        {copied ? m.copied() : ''}
      </span>
    </button>
  );
}

/** Copy button with a visible label. */
export function LabelledCopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      onClick={() => copy(text)}
      className="inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink"
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-4" />
      <span>{copied ? m.copied() : label}</span>
      {/* A button takes no name from a part with a role of its own. */}
      <span role="status" className="sr-only">
        {copied ? m.copied() : ''}
      </span>
    </button>
  );
}
