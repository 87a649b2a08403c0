import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { localizeHref } from '../locale.ts';
import { m } from '../paraglide/messages.js';

/** A GET form whose fields are the page's address: it works before the script does, and Back goes back. */
export function FilterForm({ path, label, children }: { path: string; label: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const shown = useRef(search);
  // The fields follow the address (Back, a link), except the one that is being typed into; what was chosen before the
  // script came stays.
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-value]') ?? [])
      if (field !== document.activeElement || field instanceof HTMLSelectElement)
        field.value = field.dataset['value'] ?? '';
  }, [search]);
  return (
    <search aria-label={label}>
      <form
        ref={form}
        action={localizeHref(path)}
        data-keep-scroll
        className="mb-5 flex flex-wrap items-end gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2"
      >
        {children}
        <button
          type="submit"
          className="inline-flex h-10 items-center justify-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink"
        >
          <Icon name="search" className="size-4" />
          {m.admin_filter_apply()}
        </button>
      </form>
    </search>
  );
}
