import { useId } from 'react';
import { chip } from '../../../../ui/components/button.ts';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { SizeSlider } from '../../../../ui/forms/size-slider.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { listMissing } from './char-set.ts';
import { AlignChoice, StyleChoice } from './controls.tsx';
import { drawn, type FontsView, isOpen, MAX_SIZE, MAX_TEXT, type Setting, samples } from './font-view.ts';
import { SetText, type SetTextProps } from './set-text.tsx';
import { Axes, Features } from './switches.tsx';

export interface PanelProps {
  readonly shown: SetTextProps;
  readonly fonts: FontsView;
  readonly choose: (key: string) => void;
  readonly set: (changes: Partial<Setting>) => void;
}

/** The visitor's own text in the font. */
export function Tester({ shown, fonts, choose, set }: PanelProps) {
  const { style, chars, access, setting } = shown;
  const open = isOpen(style, access);
  const maxSize = open ? MAX_SIZE : drawn.maxSize;
  const textId = useId();
  const offered = [
    { text: samples.english, title: 'Aa', lang: 'en' },
    { text: samples.bangla, title: 'অআ', lang: 'bn' },
    { text: samples.conjuncts, title: 'ক্ষ জ্ঞ', lang: 'bn' },
    { text: samples.numerals, title: '123', lang: 'en' },
  ].filter(({ title }) => listMissing(title, chars).length === 0);
  const missing = listMissing(setting.text, chars);
  return (
    <>
      <div className="grid shrink-0 gap-3 p-4 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <StyleChoice styles={fonts.styles} style={style} choose={choose} />
          <SizeSlider
            size={Math.min(setting.size, maxSize)}
            min={14}
            max={maxSize}
            onSize={(size) => set({ size })}
            className="max-sm:order-1 max-sm:basis-full"
          />
          <AlignChoice align={setting.align} onAlign={(align) => set({ align })} />
        </div>
        <div className="flex flex-wrap items-start gap-2">
          <label htmlFor={textId} className="sr-only">
            {m.fonts_text()}
          </label>
          <textarea
            id={textId}
            value={setting.text}
            onChange={({ target }) => set({ text: target.value })}
            maxLength={open ? MAX_TEXT : drawn.maxText}
            rows={2}
            spellCheck={false}
            dir="auto"
            placeholder={m.fonts_text()}
            className={`field-sizing-content max-h-28 min-h-11 min-w-56 flex-1 resize-none py-2 ${fieldBox}`}
          />
          <div className="flex gap-1.5">
            {offered.map(({ text, title, lang }) => (
              <button
                key={title}
                type="button"
                lang={lang}
                aria-label={m.fonts_sample({ name: title })}
                onClick={() => set({ text })}
                className={`${chip} h-11 px-3`}
              >
                {title}
              </button>
            ))}
          </div>
        </div>
        <Axes style={style} setting={setting} set={set} />
      </div>
      <section
        aria-label={m.fonts_set_text()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
        tabIndex={0}
        className="relative flex min-h-40 flex-1 overflow-auto border-t border-line p-4 sm:p-6"
      >
        <div className="my-auto w-full min-w-0">
          <SetText {...shown} />
        </div>
      </section>
      <div className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-14 text-muted has-[>:only-child:empty]:hidden sm:px-6">
        <p role="status" className={missing.length === 0 ? 'sr-only' : 'text-warning'}>
          {missing.length === 0 ? '' : m.fonts_missing({ letters: missing.slice(0, 12).join(' ') })}
        </p>
        {open ? null : <p>{m.fonts_drawn()}</p>}
        <Features style={style} setting={setting} set={set} />
      </div>
    </>
  );
}
