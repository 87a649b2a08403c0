import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/components/icon.tsx';
import { m } from '../../../ui/paraglide/messages.js';

/** True for two seconds after `done()`. */
export function useBriefly(): [boolean, () => void] {
  const [since, setSince] = useState(0);
  useEffect(() => {
    if (since === 0) return;
    const timer = setTimeout(() => setSince(0), 2000);
    return () => clearTimeout(timer);
  }, [since]);
  return [since !== 0, () => setSince(Date.now())];
}

/** Puts `text` on the clipboard and says so. `label` says what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, done] = useBriefly();
  const copy = () => void navigator.clipboard?.writeText(text).then(done, () => undefined);
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={copied ? m.content_copied() : label}
      title={label}
      className="inline-grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-ink noscript:hidden"
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-4" />
      <span role="status" className="sr-only">
        {copied ? m.content_copied() : ''}
      </span>
    </button>
  );
}
