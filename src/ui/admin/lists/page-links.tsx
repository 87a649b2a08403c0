import { Icon } from '../../components/icon.tsx';
import { m } from '../../paraglide/messages.js';

const pageLink =
  'inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink';

/** Links between pages of a list; `first` is null on the first page, `next` on the last. */
export function PageLinks({ first, next }: { first: string | null; next: string | null }) {
  if (first === null && next === null) return null;
  return (
    <nav aria-label={m.admin_pages()} className="mt-5 flex flex-wrap justify-end gap-3">
      {first === null ? null : (
        <a href={first} className={pageLink}>
          <Icon name="chevron-left" className="size-4" />
          {m.admin_first_page()}
        </a>
      )}
      {next === null ? null : (
        <a href={next} rel="next" className={pageLink}>
          {m.admin_next_page()}
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
    </nav>
  );
}
