import { useState } from 'react';
import { formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type Contrast, measureContrast } from './color-notation.ts';
import { ColorSelect } from './color-select.tsx';
import type { PaletteColor } from './palette-view.ts';

const levels: Readonly<Record<Contrast['level'], () => string>> = {
  aaa: () => 'AAA',
  aa: () => 'AA',
  large: () => m.content_page_palette_large(),
  none: () => m.content_page_palette_none(),
};

/** Contrast of black, white and each colour of a palette on a background from it, best first. */
export function ContrastTable({ colors }: { colors: readonly PaletteColor[] }) {
  const all: readonly PaletteColor[] = [
    { name: m.content_page_palette_white(), hex: '#ffffff', isLight: true },
    { name: m.content_page_palette_black(), hex: '#000000', isLight: false },
    ...colors,
  ];
  const [at, setAt] = useState(0);
  const background = all[at]?.hex ?? '#ffffff';
  const rows = all
    .flatMap((color, place) =>
      place === at ? [] : [{ ...color, place, contrast: measureContrast(color.hex, background) }],
    )
    .toSorted((one, other) => other.contrast.ratio - one.contrast.ratio);
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <>
      <ColorSelect label={m.content_page_palette_background()} colors={all} at={at} onChange={setAt} />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={m.content_page_palette_contrast()}
        className="mt-3 max-h-96 overflow-y-auto"
      >
        <table className="w-full text-14">
          <thead className="text-left text-12 text-muted">
            <tr>
              <th className="py-1 pr-3 font-medium">{m.content_page_palette_text()}</th>
              <th className="py-1 pr-3 text-right font-medium">WCAG</th>
              <th className="py-1 pr-3 font-medium">{m.content_page_palette_level()}</th>
              <th className="py-1 text-right font-medium">APCA</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, hex, place, contrast }) => (
              <tr key={place} className="border-t border-line">
                <td className="py-1.5 pr-3">
                  <span className="flex items-center gap-3">
                    {/* The sample is a picture, because as text its low contrast would be reported as a violation. */}
                    <svg
                      aria-hidden="true"
                      viewBox="0 0 48 36"
                      className="h-9 w-12 shrink-0 rounded-control border border-line"
                    >
                      <rect width="48" height="36" fill={background} />
                      <text x="24" y="24" textAnchor="middle" fontSize="18" fill={hex}>
                        {m.content_page_palette_sample()}
                      </text>
                    </svg>
                    <span className="wrap-anywhere">{name}</span>
                  </span>
                </td>
                <td className="py-1.5 pr-3 text-right tabular-nums">{formatNumber(contrast.ratio, oneDigit)}</td>
                <td className={`py-1.5 pr-3 ${contrast.level === 'none' ? 'text-muted' : 'font-medium'}`}>
                  {levels[contrast.level]()}
                </td>
                <td className="py-1.5 text-right tabular-nums">
                  {formatNumber(Math.round(contrast.lightness), { maximumFractionDigits: 0 })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 text-12 text-muted">{m.content_page_palette_contrast_note()}</p>
    </>
  );
}
