import { localizeHref } from '../locale.ts';
import { m } from '../paraglide/messages.js';

interface PopularSearchesProps {
  /** Words to search for; `searched` if people often do. */
  readonly keys: readonly { readonly label: string; readonly searched: boolean }[];
  /** Page that searches, without language. */
  readonly path: string;
  readonly className: string;
}

/** Links to searches. On phones they are one line that scrolls, because lines would break elsewhere with the web font. */
export const PopularSearches = ({ keys, path, className }: PopularSearchesProps) =>
  keys.length === 0 ? null : (
    <p
      className={`flex items-center gap-x-4 text-14 text-muted max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap ${className}`}
    >
      {keys.every(({ searched }) => searched) ? m.popular_searches() : m.searches_to_try()}
      {keys.map(({ label }) => (
        <a
          key={label}
          href={localizeHref(`${path}?q=${encodeURIComponent(label)}`)}
          className="inline-flex min-h-8 items-center text-ink underline-offset-4 hover:underline"
        >
          {label}
        </a>
      ))}
    </p>
  );
