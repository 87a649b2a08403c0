import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { browserApi } from '../../../ui/api/client.ts';
import { localizeHref, withLocale } from '../../../ui/locale.ts';
import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { suggestion } from '../../categories/contract.ts';
import { marked } from './highlight-match.ts';

type Suggestion = z.output<typeof suggestion>;

const kinds: Record<Suggestion['kind'], () => string> = {
  keyword: m.catalogue_suggestion_keyword,
  category: m.catalogue_suggestion_category,
  subcategory: m.catalogue_suggestion_category,
  contributor: m.catalogue_suggestion_contributor,
  content: m.catalogue_suggestion_content,
};

const pause = 150;

/**
 * The list under a search field while one types. Loaded when the field is first focused; listens to the field itself
 * (`input`, `keydown`, `blur`), keeps its `aria-expanded` and `aria-activedescendant`, and lists under `listId`.
 * Renders into a positioned box directly below the field.
 */
export function SearchSuggestions({ input, listId }: { input: HTMLInputElement; listId: string }) {
  const { typed, items, active, setActive, open } = useSuggestions(input);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(open),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${listId}-${active}`);
  }, [input, listId, open, active]);

  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1">
      <p role="status" className="sr-only">
        {open ? m.catalogue_suggestion_count({ count: formatCount(items.length) }) : ''}
      </p>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={m.catalogue_suggestions()}
        hidden={!open}
        className="max-h-[60vh] overflow-y-auto rounded-card border border-line bg-paper p-1.5 text-ink shadow-float"
      >
        {items.map((item, index) => (
          <a
            key={item.href}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            href={localizeHref(item.href)}
            // The keyboard reaches them through the field, which keeps the focus until a click is done.
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-14 aria-selected:bg-canvas"
          >
            <span className="min-w-0 flex-1 truncate">
              {marked(withLocale(item.text, item.textBn), typed).map((part, at) =>
                part.hit ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
                  <strong key={at} className="font-semibold">
                    {part.text}
                  </strong>
                ) : (
                  part.text
                ),
              )}
            </span>
            <span className="shrink-0 text-12 text-muted">
              {kinds[item.kind]()}
              {item.count === null ? '' : ` · ${formatCount(item.count)}`}
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}

function useSuggestions(input: HTMLInputElement) {
  const [typed, setTyped] = useState('');
  const [items, setItems] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(false);
  const open = shown && items.length > 0;

  useEffect(() => {
    const words = typed.trim().slice(0, 100);
    if (words === '') {
      setItems([]);
      return;
    }
    let live = true;
    const show = (found: readonly Suggestion[]) => {
      if (!live) return;
      setItems(found.slice(0, 8));
      setActive(-1);
    };
    const timer = setTimeout(() => {
      browserApi('GET /content-category/recommendation/{x}', { params: { x: words } }).then(
        (answer) => show(answer.items),
        () => show([]),
      );
    }, pause);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [typed]);

  const onInput = useEffectEvent(() => {
    setTyped(input.value);
    setShown(true);
  });
  const onLeave = useEffectEvent(() => setShown(false));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'Escape' && open) {
      // Escape in a search field empties it: the first one only closes the list.
      event.preventDefault();
      setShown(false);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && items.length > 0) {
      event.preventDefault();
      setShown(true);
      const places = items.length + 1;
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
    } else if (key === 'Enter') {
      setShown(false);
      if (!open || active < 0) return;
      event.preventDefault();
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.click();
    }
  });

  useEffect(() => {
    // Typing may have begun before this was loaded.
    if (input.value !== input.defaultValue) onInput();
    const events = new AbortController();
    const { signal } = events;
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('blur', onLeave, { signal });
    return () => events.abort();
  }, [input]);

  return { typed, items, active, setActive, open };
}
