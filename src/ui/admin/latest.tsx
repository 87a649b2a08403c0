import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { localizeHref } from '../locale.ts';
import { m } from '../paraglide/messages.js';

/** The latest entries of a list, with a link to the whole list if there is one. */
export function Latest({ title, href, children }: { title: string; href?: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-paper">
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-4 py-2 sm:px-5">
        <h2 className="text-16">{title}</h2>
        {href === undefined ? null : (
          <a
            href={localizeHref(href)}
            className="inline-flex min-h-6 items-center gap-1.5 text-14 underline-offset-4 hover:underline"
          >
            {m.see_all()}
            <span className="sr-only">: {title}</span>
            <Icon name="arrow-right" className="size-4" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

/** The entries, or a text if there are none. */
export function LatestEntries({ none, children }: { none: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? <p className="px-4 py-6 text-14 text-muted sm:px-5">{none}</p> : <ul>{children}</ul>;
}

/** An entry with its time or status at the end. */
export function LatestEntry({
  href,
  title,
  detail,
  end,
}: {
  href?: string;
  title: ReactNode;
  detail?: ReactNode;
  end: ReactNode;
}) {
  return (
    <li className="grid items-start gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-14 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <span className="min-w-0">
        {href === undefined ? (
          <span className="block font-medium wrap-anywhere">{title}</span>
        ) : (
          <a
            href={localizeHref(href)}
            className="inline-block min-h-6 font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
          >
            {title}
          </a>
        )}
        {detail === undefined || detail === '' ? null : (
          <span className="block text-12 text-muted wrap-anywhere">{detail}</span>
        )}
      </span>
      <span className="text-12 text-muted sm:text-right">{end}</span>
    </li>
  );
}
