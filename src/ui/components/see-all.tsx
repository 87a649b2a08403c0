import { localizeHref } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';

/** Link from some items to all of them, with the title for screen readers. */
export function SeeAll({ path, title }: { path: string; title: string }) {
  return (
    <a
      href={localizeHref(path)}
      className="inline-flex min-h-8 items-center gap-1.5 text-14 font-medium underline-offset-4 hover:underline"
    >
      {m.see_all()}
      <span className="sr-only">: {title}</span>
      <Icon name="arrow-right" className="size-4" />
    </a>
  );
}
