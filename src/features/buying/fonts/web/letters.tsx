import { useMemo, useState } from 'react';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { CopyButton } from '../../../../ui/components/copy-button.tsx';
import { getLocale } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { isOpen, type Setting } from './font-view.ts';
import { groupLetters, type LetterGroup, toCodePoint } from './letter-groups.ts';
import { SetText, type SetTextProps } from './set-text.tsx';

/** Letters of a group that are shown at first, and with each press of the button below them. */
const SHOWN = 160;
/** Letters per drawn picture, which takes 120 characters with the spaces between them. */
const DRAWN = 50;

const words: Readonly<Record<string, () => string>> = {
  numbers: m.fonts_letters_numbers,
  punctuation: m.fonts_letters_punctuation,
  symbols: m.fonts_letters_symbols,
  others: m.fonts_letters_others,
};

/** All letters of the font by script. A pressed letter is shown large, with its code point. */
export function Letters(shown: SetTextProps) {
  const { chars, setting } = shown;
  const groups = useMemo(() => groupLetters(chars), [chars]);
  const scripts = useMemo(() => new Intl.DisplayNames([getLocale()], { type: 'script' }), []);
  const [pressed, setPressed] = useState<string>();
  const letter = [pressed, 'ক', 'A', groups[0]?.letters[0]].find((each) => each !== undefined && chars.covers(each));
  const open = isOpen(shown.style, shown.access);
  const toSetting = (text: string, size: number): Setting => ({ ...setting, text, size, align: 'left' });
  return (
    <div className="grid gap-6 p-4 pt-0 sm:px-6">
      {open && letter !== undefined ? (
        <div className="sticky top-0 z-1 -mx-4 flex h-28 items-center gap-6 overflow-hidden border-b border-line bg-paper px-4 sm:-mx-6 sm:px-6">
          <div className="relative grid min-w-24 place-items-center">
            <SetText {...shown} setting={toSetting(letter, 64)} isLine />
          </div>
          <p className="flex items-center gap-1 text-14 tabular-nums" aria-live="polite">
            {toCodePoint(letter)}
            <CopyButton text={letter} label={m.fonts_letters_copy()} />
          </p>
        </div>
      ) : null}
      {groups.map((group) => (
        <section key={group.key} aria-label={words[group.key]?.() ?? scripts.of(group.key)} className="pt-2">
          <h3 className="mb-2 flex gap-2 text-14 font-medium">
            {words[group.key]?.() ?? scripts.of(group.key)}
            <span className="font-normal text-muted">{formatCount(group.letters.length)}</span>
          </h3>
          <Group group={group} shown={shown} letter={letter} press={open ? setPressed : undefined} />
        </section>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: LetterGroup;
  readonly shown: SetTextProps;
  readonly letter: string | undefined;
  /** Undefined for a font that the browser doesn't have, whose letters are drawn on the server. */
  readonly press: ((letter: string) => void) | undefined;
}

function Group({ group, shown, letter, press }: GroupProps) {
  const [count, setCount] = useState(SHOWN);
  const letters = group.letters.slice(0, count);
  const left = group.letters.length - letters.length;
  return (
    <>
      {press === undefined ? (
        <DrawnLetters letters={letters} shown={shown} />
      ) : (
        <div
          className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1"
          style={{ fontFamily: `"${shown.family}"`, fontSynthesis: 'none' }}
        >
          {letters.map((each) => (
            <button
              key={each}
              type="button"
              title={toCodePoint(each)}
              aria-pressed={each === letter}
              onClick={() => press(each)}
              className="grid h-12 place-items-center overflow-hidden rounded-control border border-line text-22 leading-none hover:border-ink aria-pressed:border-accent"
            >
              {each}
            </button>
          ))}
        </div>
      )}
      {left > 0 ? (
        <button type="button" onClick={() => setCount(count + SHOWN)} className={`mt-3 ${secondaryButton}`}>
          {m.fonts_letters_more({ count: formatCount(Math.min(left, SHOWN)) })}
        </button>
      ) : null}
    </>
  );
}

function DrawnLetters({ letters, shown }: { letters: readonly string[]; shown: SetTextProps }) {
  const parts = Array.from({ length: Math.ceil(letters.length / DRAWN) }, (_, at) =>
    letters.slice(at * DRAWN, (at + 1) * DRAWN).join(' '),
  );
  return (
    <div className="grid gap-2">
      {parts.map((text) => (
        <div key={text} className="relative min-h-12 min-w-0">
          <SetText {...shown} setting={{ ...shown.setting, text, size: 32, align: 'left' }} />
        </div>
      ))}
    </div>
  );
}
