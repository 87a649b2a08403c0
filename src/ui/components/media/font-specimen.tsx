import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';

/** Samples of both scripts, regardless of the page's language, because buyers want to see all letters of a font. */
const samples = { en: 'Quick brown foxes jump over 1234567890', bn: 'আমার সোনার বাংলা ১২৩৪৫' };

export type FontLanguage = keyof typeof samples;

type Loading = 'waiting' | 'ready' | 'failed';

function useFont(family: string, url: string): Loading {
  const [state, setState] = useState<Loading>('waiting');
  useEffect(() => {
    const face = new FontFace(family, `url("${encodeURI(url)}")`);
    let live = true;
    const report = (next: Loading) => () => live && setState(next);
    face.load().then(report('ready'), report('failed'));
    document.fonts.add(face);
    return () => {
      live = false;
      document.fonts.delete(face);
    };
  }, [family, url]);
  return state;
}

/** Preview of a font with an editable text, initially in the language that the font is for. */
export function FontSpecimen({ id, url, lang }: { id: string; url: string; lang: FontLanguage }) {
  const family = `specimen-${id}`;
  const state = useFont(family, url);
  const [text, setText] = useState(samples[lang]);
  const [size, setSize] = useState(48);
  return (
    <section
      aria-label={m.specimen()}
      className="mt-3 rounded-card border border-line bg-paper p-4 noscript:hidden sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-14">
        <button type="button" className="min-h-8 underline underline-offset-4" onClick={() => setText(samples.en)}>
          Aa
        </button>
        <button
          type="button"
          lang="bn"
          className="min-h-8 underline underline-offset-4"
          onClick={() => setText(samples.bn)}
        >
          অআ
        </button>
        <label className="ml-auto flex min-h-8 items-center gap-3">
          {m.specimen_size()}
          <input
            type="range"
            min={16}
            max={144}
            value={size}
            onChange={(event) => setSize(event.target.valueAsNumber)}
            className="w-32 accent-ink"
          />
        </label>
      </div>
      <textarea
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={m.specimen_text()}
        rows={2}
        spellCheck={false}
        dir="auto"
        className="mt-4 field-sizing-content max-h-[70vh] min-h-28 w-full resize-y rounded-control bg-transparent py-1 leading-snug wrap-anywhere transition-opacity"
        style={{ fontFamily: `"${family}", var(--font-sans)`, fontSize: size, opacity: state === 'waiting' ? 0.35 : 1 }}
      />
      {state === 'failed' ? <p className="text-14 text-warning">{m.specimen_failed()}</p> : null}
    </section>
  );
}
