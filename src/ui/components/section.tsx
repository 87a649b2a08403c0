import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A section of a page with a heading and a link to all of its items; renders nothing if `count` is 0. */
export function Section({
  title,
  count,
  text,
  more,
  children,
}: {
  title: string;
  count: number;
  text?: string;
  more?: { href: string; label: string };
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section className="page mt-16 lg:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 className="text-28">{title}</h2>
          {text === undefined ? null : <p className="mt-2 text-16 text-muted">{text}</p>}
        </div>
        {more === undefined ? null : (
          <a
            href={more.href}
            className="group inline-flex min-h-8 items-center gap-1.5 text-14 font-medium underline-offset-4 hover:underline"
          >
            {more.label}
            <span className="sr-only">: {title}</span>
            <Icon name="arrow-right" className="size-4" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
