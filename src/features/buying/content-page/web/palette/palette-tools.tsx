import { useState } from 'react';
import { LabelledCopyButton } from '../../../../../ui/components/copy-button.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type Notation, notations, writeColor, writePalette } from './color-notation.ts';
import { ContrastTable } from './contrast-table.tsx';
import { Gradient } from './gradient.tsx';
import type { WriteColor } from './palette.tsx';
import type { PaletteColor } from './palette-view.ts';
import { VisionStrips } from './vision-strips.tsx';

const labels: Readonly<Record<Notation, () => string>> = {
  hex: () => 'HEX',
  rgb: () => 'RGB',
  oklch: () => 'OKLCH',
  css: () => m.content_page_palette_css(),
  tailwind: () => 'Tailwind',
};

const panels = { contrast: ContrastTable, vision: VisionStrips, gradient: Gradient } as const;
type PanelName = keyof typeof panels;
const panelLabels: Readonly<Record<PanelName, () => string>> = {
  contrast: () => m.content_page_palette_contrast(),
  vision: () => m.content_page_palette_vision(),
  gradient: () => m.content_page_palette_gradient(),
};

interface PaletteToolsProps {
  readonly colors: readonly PaletteColor[];
  readonly onWrite: (write: () => WriteColor) => void;
}

/** Choice of the notation in which colours are copied, and tools that open below it. */
export function PaletteTools({ colors, onWrite }: PaletteToolsProps) {
  const [notation, setNotation] = useState<Notation>('hex');
  const [open, setOpen] = useState<PanelName>();
  const choose = (chosen: Notation): void => {
    setNotation(chosen);
    onWrite(() => (color) => writeColor(color, chosen));
  };
  const Panel = open === undefined ? undefined : panels[open];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-2">
        <select
          aria-label={m.content_page_palette_copy_as()}
          value={notation}
          onChange={({ currentTarget }) => choose(currentTarget.value as Notation)}
          className="h-11 rounded-control border border-line bg-paper px-3 text-14"
        >
          {notations.map((each) => (
            <option key={each} value={each}>
              {labels[each]()}
            </option>
          ))}
        </select>
        <LabelledCopyButton text={writePalette(colors, notation)} label={m.content_page_palette_copy_all()} />
        {(Object.keys(panels) as PanelName[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            aria-controls="palette-panel"
            onClick={() => setOpen(open === name ? undefined : name)}
            className="inline-flex h-11 items-center rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink aria-expanded:border-ink aria-expanded:bg-line"
          >
            {panelLabels[name]()}
          </button>
        ))}
      </div>
      <div id="palette-panel">
        {Panel === undefined ? null : (
          <div className="mb-4 rounded-card border border-line bg-paper p-4">
            <Panel colors={colors} />
          </div>
        )}
      </div>
    </>
  );
}
