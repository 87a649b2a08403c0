import { useMemo } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { getLocale } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CharSet } from './char-set.ts';
import { coverLanguages } from './languages.ts';

/** Languages that the font supports, and those of which it lacks some letters. */
export function LanguageList({ chars, glyphs }: { chars: CharSet; glyphs: number }) {
  const names = useMemo(() => new Intl.DisplayNames([getLocale()], { type: 'language' }), []);
  const covers = coverLanguages(chars).toSorted((one, other) => one.missing.length - other.missing.length);
  const whole = covers.filter(({ missing }) => missing.length === 0).length;
  return (
    <div className="grid gap-4 p-4 sm:px-6">
      <p className="text-14 text-muted">
        {m.fonts_languages({ count: formatCount(whole), glyphs: formatCount(glyphs) })}
      </p>
      <ul className="grid gap-x-6 gap-y-2 text-14 sm:grid-cols-2">
        {covers.map(({ code, missing }) => (
          <li key={code} className="flex min-w-0 items-start gap-2 wrap-anywhere">
            <Icon
              name={missing.length === 0 ? 'check' : 'minus'}
              className={`mt-0.5 size-4 shrink-0 ${missing.length === 0 ? 'text-success' : 'text-muted'}`}
            />
            <span>
              {names.of(code) ?? code}
              {missing.length === 0 ? null : (
                <span className="block text-12 text-muted">
                  {m.fonts_lacks({ letters: missing.slice(0, 8).join(' '), count: formatCount(missing.length) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
