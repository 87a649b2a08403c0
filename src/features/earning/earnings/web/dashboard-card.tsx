import type { ReactNode } from 'react';
import { localizeHref } from '../../../../ui/locale.ts';

export interface ListedWork {
  readonly key: string;
  readonly title: string;
  /** Path without a language; undefined if there is no page. */
  readonly href: string | undefined;
  readonly value: ReactNode;
}

/** Card with some works; `none` is the text for an empty list. */
export function WorksCard({
  id,
  title,
  works,
  none,
}: {
  id: string;
  title: string;
  works: readonly ListedWork[];
  none: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-paper">
      <h2 id={id} className="border-b border-line px-4 py-3 text-16 sm:px-5">
        {title}
      </h2>
      {works.length === 0 ? (
        <div className="px-4 py-6 text-14 text-muted sm:px-5">{none}</div>
      ) : (
        <ul className="text-14">
          {works.map(({ key, title: name, href, value }) => (
            <li
              key={key}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0 sm:px-5"
            >
              {href === undefined ? (
                <span className="min-w-0 wrap-anywhere">{name}</span>
              ) : (
                <a href={localizeHref(href)} className="min-w-0 wrap-anywhere underline-offset-4 hover:underline">
                  {name}
                </a>
              )}
              <span className="text-12 text-muted tabular-nums">{value}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Address of the contributor's own page of a work, public or not. */
export const toOwnWork = (id: string): string => `/contributor/assets/published?work=${id}`;
