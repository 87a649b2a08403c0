import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';

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

const faces = {
  icon: 'inline-grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-ink noscript:hidden',
  text: 'inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink',
};

/** Puts `text` on the clipboard and says so for two seconds. `label` says what is copied; as an icon it is read aloud only. */
export function CopyButton({ text, label, face = 'icon' }: { text: string; label: string; face?: keyof typeof faces }) {
  const [copied, done] = useBriefly();
  const copy = () => void navigator.clipboard?.writeText(text).then(done, () => undefined);
  const words = copied ? m.copied() : label;
  const isIcon = face === 'icon';
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={isIcon ? words : undefined}
      title={isIcon ? label : undefined}
      className={faces[face]}
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-4" />
      <span role="status" className={isIcon ? 'sr-only' : ''}>
        {isIcon && !copied ? '' : words}
      </span>
    </button>
  );
}
