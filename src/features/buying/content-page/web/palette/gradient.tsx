import { useState } from 'react';
import { CopyButton, LabelledCopyButton } from '../../../../../ui/components/copy-button.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type GradientSpace, gradientSpaces, makeGradient } from './color-notation.ts';
import { ColorSelect } from './color-select.tsx';
import type { PaletteColor } from './palette-view.ts';

const spaceLabels: Readonly<Record<GradientSpace, string>> = { oklch: 'OKLCH', oklab: 'OKLab', srgb: 'sRGB' };

/** A gradient between two colours of a palette, as CSS and as seven colours. */
export function Gradient({ colors }: { colors: readonly PaletteColor[] }) {
  const [from, setFrom] = useState(0);
  const [until, setUntil] = useState(colors.length - 1);
  const [space, setSpace] = useState<GradientSpace>('oklch');
  const { css, colors: steps } = makeGradient(colors[from]?.hex ?? '#000000', colors[until]?.hex ?? '#ffffff', space);
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <ColorSelect label={m.content_page_palette_from()} colors={colors} at={from} onChange={setFrom} />
        <ColorSelect label={m.content_page_palette_until()} colors={colors} at={until} onChange={setUntil} />
        <label className="flex items-center gap-2 text-14">
          <span className="text-muted">{m.content_page_palette_space()}</span>
          <select
            value={space}
            onChange={({ currentTarget }) => setSpace(currentTarget.value as GradientSpace)}
            className="h-11 rounded-control border border-line bg-paper px-2"
          >
            {gradientSpaces.map((each) => (
              <option key={each} value={each}>
                {spaceLabels[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div
        aria-hidden="true"
        style={{ backgroundImage: css }}
        className="mt-3 h-16 rounded-control inset-ring inset-ring-line"
      />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {steps.map((hex, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may be equal, and only their values change
          <li key={at} className="flex items-center gap-1 text-12 tabular-nums">
            <span
              aria-hidden="true"
              style={{ backgroundColor: hex }}
              className="size-5 rounded-full inset-ring inset-ring-line"
            />
            {hex}
            <CopyButton text={hex} label={m.content_page_palette_copy_one({ color: hex })} />
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <LabelledCopyButton text={`background: ${css};`} label={m.content_page_palette_copy_gradient()} />
      </div>
    </>
  );
}
