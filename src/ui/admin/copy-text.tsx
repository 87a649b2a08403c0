import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { m } from '../paraglide/messages.js';

/** Puts `text` on the clipboard and says so for two seconds. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(Date.now()),
      () => undefined,
    );
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink"
    >
      <Icon name={copied === 0 ? 'copy' : 'check'} className="size-4" />
      <span role="status">{copied === 0 ? label : m.copied()}</span>
    </button>
  );
}
