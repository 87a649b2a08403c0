import { m } from '../../../../../ui/paraglide/messages.js';
import { findConfused, seeColor, type Vision, visions } from './color-vision.ts';
import type { PaletteColor } from './palette-view.ts';

const labels: Readonly<Record<Vision, () => string>> = {
  usual: () => m.content_page_palette_usual(),
  protanopia: () => m.content_page_palette_protanopia(),
  deuteranopia: () => m.content_page_palette_deuteranopia(),
  tritanopia: () => m.content_page_palette_tritanopia(),
  achromatopsia: () => m.content_page_palette_achromatopsia(),
};

const MAX_PAIRS = 3;

/** The palette as people with colour blindness see it, and pairs of its colours that they can't tell apart. */
export function VisionStrips({ colors }: { colors: readonly PaletteColor[] }) {
  return (
    <>
      <ul className="grid gap-4">
        {visions.map((vision) => (
          <li key={vision}>
            <h3 className="mb-1 text-14 font-medium">{labels[vision]()}</h3>
            <div
              aria-hidden="true"
              className="grid grid-cols-[repeat(auto-fit,minmax(1.5rem,1fr))] overflow-hidden rounded-control"
            >
              {colors.map(({ hex }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: colours may be equal, and their order never changes
                <span key={at} className="h-12" style={{ background: seeColor(hex, vision) }} />
              ))}
            </div>
            <Confused colors={colors} vision={vision} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-muted">{m.content_page_palette_vision_note()}</p>
    </>
  );
}

function Confused({ colors, vision }: { colors: readonly PaletteColor[]; vision: Vision }) {
  const pairs = findConfused(colors, vision).slice(0, MAX_PAIRS);
  if (pairs.length === 0) return null;
  const names = pairs.map(([one, other]) => m.content_page_palette_pair({ one: one.name, other: other.name }));
  return <p className="mt-1 text-14 text-muted">{m.content_page_palette_confused({ pairs: names.join(', ') })}</p>;
}
