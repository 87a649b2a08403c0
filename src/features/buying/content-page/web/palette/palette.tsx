import { lazy, useState } from 'react';
import { useCopy } from '../../../../../ui/components/copy-button.tsx';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { useIsInBrowser } from '../../../../../ui/components/use-is-in-browser.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { PaletteColor } from './palette-view.ts';

const PaletteTools = lazy(async () => ({
  default: (await importChunk(() => import('./palette-tools.tsx'))).PaletteTools,
}));

/** Writes a colour as it is shown and copied. */
export type WriteColor = (color: PaletteColor) => string;

/** Number of colours before the fold, unless only a few more would follow. */
const SHOWN = 48;
const MAX_SHOWN = 60;

const writeHex: WriteColor = ({ hex }) => hex;

/** Colours of a palette that the visitor may use: a press copies one. The tools beside them are loaded afterwards. */
export function Palette({ colors }: { colors: readonly PaletteColor[] }) {
  const [write, setWrite] = useState(() => writeHex);
  const isInBrowser = useIsInBrowser();
  if (colors.length === 0) return null;
  const count = formatCount(colors.length);
  const shown = colors.length > MAX_SHOWN ? SHOWN : colors.length;
  const list = (part: readonly PaletteColor[], space: string) => (
    <ul className={`grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 ${space}`}>
      {part.map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: colours may be equal, and their order never changes
        <li key={at}>
          <Swatch color={color} text={write(color)} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="palette" className="min-w-0 max-lg:order-1">
      <h2 id="palette" className="text-18">
        {m.content_page_palette()}
      </h2>
      <p className="text-14 text-muted">
        {colors.length === 1 ? m.content_page_palette_lead_one({ count }) : m.content_page_palette_lead({ count })}
      </p>
      <div className="min-h-26 sm:min-h-15 noscript:hidden print:hidden">
        {isInBrowser ? (
          <LazyPart optional>
            <PaletteTools colors={colors} onWrite={setWrite} />
          </LazyPart>
        ) : null}
      </div>
      {list(colors.slice(0, shown), '')}
      {shown === colors.length ? null : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center text-14 underline underline-offset-4 group-open:hidden [&::-webkit-details-marker]:hidden">
            {m.content_page_palette_show_all({ count })}
          </summary>
          {list(colors.slice(shown), 'mt-2')}
        </details>
      )}
    </section>
  );
}

function Swatch({ color: { name, hex, isLight }, text }: { color: PaletteColor; text: string }) {
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      onClick={() => copy(text)}
      title={`${name}: ${text}`}
      style={{ backgroundColor: hex, color: isLight ? '#000' : '#fff' }}
      className="flex h-20 w-full flex-col justify-end rounded-control p-2 text-left text-12 inset-ring inset-ring-line"
    >
      <span className="block w-full truncate font-medium">{name}</span>
      <span className="line-clamp-2 w-full leading-tight wrap-anywhere">{copied ? m.copied() : text}</span>
      <span role="status" className="sr-only">
        {copied ? m.copied() : ''}
      </span>
    </button>
  );
}
