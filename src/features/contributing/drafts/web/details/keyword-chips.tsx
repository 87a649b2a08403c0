import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { browserApi } from '../../../../../ui/api/client.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { MAX_KEYWORDS, toKeywordList } from '../table/columns.ts';

/** Maximum number of keywords per call; the first ones are the most significant. */
const SUGGEST_FROM = 20;

/** Loads suggestions from similar works by title, category and keywords. */
function useSuggestions({ title, category, keywords }: OwnContent): readonly string[] {
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const [key, words] = [category?.key, keywords.slice(0, SUGGEST_FROM).join(',')];
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      browserApi('GET /content/keyword-suggestions', {
        query: { title, category: key, keywords: words },
      }).then(
        ({ items }) => isCurrent && setSuggested(items.map(({ keyword }) => keyword)),
        // If suggestions can't be loaded, keywords can still be typed.
        () => isCurrent && setSuggested([]),
      );
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [title, key, words]);
  return suggested.filter((keyword) => !keywords.includes(keyword)).slice(0, 12);
}

/** Keywords as chips, which can be typed, pasted or chosen from suggestions. Backspace removes the last one. */
export function KeywordChips({ content, onChange }: { content: OwnContent; onChange: (keywords: string[]) => void }) {
  const { keywords } = content;
  const [text, setText] = useState('');
  const id = useId();
  const suggested = useSuggestions(content);
  const add = (more: string) => {
    const added = toKeywordList(more);
    if (added.length > 0) onChange([...new Set([...keywords, ...added])].slice(0, MAX_KEYWORDS));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && keywords.length > 0) onChange(keywords.slice(0, -1));
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-14 font-medium">
        {m.drafts_keywords()}{' '}
        <span className="font-normal text-muted">
          {formatCount(keywords.length)} / {formatCount(MAX_KEYWORDS)}
        </span>
      </label>
      <ul className="mb-2 flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <li key={keyword} className="flex min-h-8 items-center gap-1 rounded-full bg-ink pl-3 text-14 text-canvas">
            {keyword}
            <button
              type="button"
              aria-label={m.drafts_remove_keyword({ keyword })}
              onClick={() => onChange(keywords.filter((each) => each !== keyword))}
              className="grid size-8 place-items-center rounded-full hover:opacity-70"
            >
              <Icon name="x" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <input
        id={id}
        value={text}
        placeholder={m.drafts_add_keyword()}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!/[,;\n\t]/.test(pasted)) return;
          event.preventDefault();
          add(pasted);
        }}
        className={`h-12 ${fieldBox}`}
      />
      {suggested.length === 0 ? null : (
        <div className="mt-3">
          <p className="mb-2 text-12 text-muted">{m.drafts_suggested()}</p>
          <ul className="flex flex-wrap gap-2">
            {suggested.map((keyword) => (
              <li key={keyword}>
                <button
                  type="button"
                  onClick={() => add(keyword)}
                  className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line px-3 text-14 hover:border-ink"
                >
                  <Icon name="plus" className="size-3.5 text-muted" />
                  {keyword}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
