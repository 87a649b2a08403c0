import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { localizeHref } from '../locale.ts';
import { formatCount } from '../money.ts';
import { m } from '../paraglide/messages.js';

/** In a window without room for a table each row is a card. */
export const cardRow =
  'border-b border-line last:border-0 hover:bg-line/25 focus-visible:-outline-offset-2 max-lg:grid max-lg:content-start max-lg:gap-2 max-lg:rounded-card max-lg:border max-lg:bg-paper max-lg:p-4';

const cell = 'px-3 py-2.5 align-top first:pl-4 last:pr-4 max-lg:px-0 max-lg:py-0 max-lg:first:pl-0 max-lg:last:pr-0';

/** A cell that says in a card what its column's head says in a table. */
export function Cell({ label, children, className = '' }: { label?: string; children: ReactNode; className?: string }) {
  if (label === undefined) return <td className={`${cell} ${className}`}>{children}</td>;
  return (
    <td className={`${cell} max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:gap-3 ${className}`}>
      <span aria-hidden="true" className="text-muted lg:hidden">
        {label}
      </span>
      <span className="min-w-0">{children}</span>
    </td>
  );
}

export function AdminTable({ label, heads, children }: { label: string; heads: ReactNode; children: ReactNode }) {
  const loading = useNavigation().state === 'loading';
  return (
    <table
      aria-label={label}
      aria-busy={loading}
      className="w-full border-separate border-spacing-0 text-14 transition-opacity aria-busy:opacity-60 max-lg:block lg:border-collapse lg:rounded-card lg:bg-paper lg:outline lg:outline-line"
    >
      <thead className="text-left text-12 text-muted max-lg:sr-only [&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-2.5 [&_th]:font-medium [&_th]:first:pl-4 [&_th]:last:pr-4">
        <tr>{heads}</tr>
      </thead>
      {children}
    </table>
  );
}

export const cardBody = 'max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2';

/** How many there are, in words. */
export function totalOf({ total, totalIsMore }: { total: number; totalIsMore: boolean }): string {
  return totalIsMore ? m.admin_more_than({ count: formatCount(total) }) : formatCount(total);
}

const step =
  'inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink';

/** `first` and `next` are addresses without a language; undefined where there is no such page. */
export function PageSteps({ first, next }: { first: string | undefined; next: string | undefined }) {
  if (first === undefined && next === undefined) return null;
  return (
    <nav aria-label={m.admin_pages()} className="mt-5 flex flex-wrap justify-end gap-3">
      {first === undefined ? null : (
        <a href={localizeHref(first)} className={step}>
          <Icon name="chevron-left" className="size-4" />
          {m.admin_first_page()}
        </a>
      )}
      {next === undefined ? null : (
        <a href={localizeHref(next)} rel="next" className={step}>
          {m.admin_next_page()}
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
    </nav>
  );
}
