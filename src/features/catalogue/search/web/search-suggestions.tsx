import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { browserApi } from '../../../../ui/api/client.ts';
import type { Combobox } from '../../../../ui/components/use-combobox.ts';
import { localizeHref, localizeText } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import type { suggestion } from '../contract/search.ts';
import { highlightMatch } from './highlight-match.ts';

type Suggestion = z.output<typeof suggestion>;

const kinds: Record<Suggestion['kind'], () => string> = {
  keyword: m.search_suggestion_keyword,
  category: m.search_suggestion_category,
  subcategory: m.search_suggestion_category,
  contributor: m.search_suggestion_contributor,
  work: m.search_suggestion_work,
};

const PAUSE_MS = 150;
const MAX_SUGGESTIONS = 9;
const MAX_WORDS_LENGTH = 100;

/** List of suggestions below a search field, in a positioned box. It is loaded when the field is first used. */
export function SearchSuggestions({ combobox }: { combobox: Combobox }) {
  const { typed = '', open, listProps, getOptionProps } = combobox;
  const { items, leftOut, showAll } = useSuggestions(combobox);
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1">
      <p role="status" className="sr-only">
        {open
          ? (items.length === 1 ? m.search_suggestion_count_one : m.search_suggestion_count)({
              count: formatCount(items.length),
            })
          : ''}
      </p>
      <div
        {...listProps}
        role="listbox"
        aria-label={m.search_suggestions()}
        className="max-h-[60vh] overflow-y-auto rounded-card border border-line bg-paper p-1.5 text-ink shadow-float"
      >
        {items.map((item, index) => (
          <a
            key={item.href}
            {...getOptionProps(index)}
            href={localizeHref(item.href)}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-14 aria-selected:bg-canvas"
          >
            <span className="min-w-0 flex-1 truncate">
              <Highlighted text={localizeText(item.text, item.textBn)} words={typed} />
            </span>
            <span className="shrink-0 text-12 text-muted">
              {kinds[item.kind]()}
              {item.count === null ? null : ` · ${formatCount(item.count)}`}
            </span>
          </a>
        ))}
      </div>
      {typed.trim() === '' || leftOut === 0 ? null : (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-paper px-4 py-2 text-12 text-muted shadow-float">
          {m.exclusions_note({ count: formatCount(leftOut) })}
          {/* The field keeps the focus, so that its list stays open. */}
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={showAll}
            className="min-h-8 font-medium text-ink underline underline-offset-4"
          >
            {m.exclusions_show()}
          </button>
        </p>
      )}
    </div>
  );
}

function Highlighted({ text, words }: { text: string; words: string }) {
  return highlightMatch(text, words).map((part, index) =>
    part.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
      <strong key={index} className="font-semibold">
        {part.text}
      </strong>
    ) : (
      part.text
    ),
  );
}

interface Found {
  readonly items: readonly Suggestion[];
  /** Number of suggestions that aren't shown because the person excludes them. */
  readonly leftOut: number;
}

const nothing: Found = { items: [], leftOut: 0 };

/** Loads suggestions for the typed text after a pause in typing; empty if that fails. */
function useSuggestions({ typed = '', setCount }: Combobox) {
  const isSignedIn = useRootData()?.user != null;
  const [found, setFound] = useState<Found>(nothing);
  const [showsAll, setShowsAll] = useState(false);
  const show = useEffectEvent((next: Found) => {
    setFound(next);
    setCount(next.items.length);
  });
  useEffect(() => {
    const words = typed.trim().slice(0, MAX_WORDS_LENGTH);
    if (words === '') {
      show(nothing);
      setShowsAll(false);
      return;
    }
    // Exclusions of a visitor without an account are in a cookie.
    const isPersonal = !showsAll && (isSignedIn || document.cookie.includes('without='));
    let current = true;
    const timer = setTimeout(() => {
      browserApi('GET /content-category/recommendation/{x}', {
        params: { x: words },
        query: isPersonal ? { personal: '1' } : {},
      }).then(
        ({ items, leftOut }) =>
          current && show({ items: items.slice(0, MAX_SUGGESTIONS), leftOut: leftOut?.count ?? 0 }),
        () => current && show(nothing),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, isSignedIn, showsAll]);
  return { ...found, showAll: () => setShowsAll(true) };
}
