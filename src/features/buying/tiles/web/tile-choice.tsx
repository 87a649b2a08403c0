import { useId } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';
import { keyOf, nameOf, type TilesView, type TileView } from './tile-view.ts';

interface TileChoiceProps {
  readonly tiles: TilesView;
  readonly tile: TileView;
  readonly onTile: (key: string) => void;
}

/** Choice of a map of a texture, or of a colourway of a pattern. */
export function TileChoice({ tiles, tile, onTile }: TileChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="sr-only">
        {tiles.some(({ role }) => role !== null) ? m.tiles_maps() : m.tiles_colorways()}
      </legend>
      <div className="flex gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none]">
        {tiles.map((each) => (
          <label
            key={keyOf(each)}
            className="relative inline-flex h-10 shrink-0 cursor-pointer items-center rounded-full border border-line bg-paper px-4 text-14 whitespace-nowrap hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={keyOf(each) === keyOf(tile)}
              onChange={() => onTile(keyOf(each))}
              className="sr-only"
            />
            {nameOf(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Maps that are seen together. */
export const MapList = ({ tiles }: { readonly tiles: TilesView }) => (
  <ul aria-label={m.tiles_maps()} className="flex flex-wrap gap-1.5 p-0.5">
    {tiles.map((each) => (
      <li
        key={keyOf(each)}
        className="inline-flex h-10 shrink-0 items-center rounded-full bg-line px-4 text-14 whitespace-nowrap"
      >
        {nameOf(each)}
      </li>
    ))}
  </ul>
);
