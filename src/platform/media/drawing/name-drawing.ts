import { cleanLine } from '../../clean-text.ts';
import { toTitleSlug } from '../../readable-path.ts';

const MAX_NAME = 80;

/** Name of a drawing for people: its file name without extension, hyphens and underscores. */
export function nameDrawing(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.svg$/i, '');
  const line = cleanLine(
    file
      .toWellFormed()
      .normalize('NFC')
      .replace(/[-_\s]+/g, ' '),
  ).slice(0, MAX_NAME);
  // The name is cleaned again, because the cut may leave a joiner at its end, which the database refuses.
  const name = cleanLine(line.charAt(0).toUpperCase() + line.slice(1));
  return name === '' ? '–' : name;
}

/** Gives each drawing of a set an address of its own, in any script; equal names are numbered. */
export class DrawingSlugs {
  readonly #taken = new Set<string>();

  add(name: string): string {
    const slug = toTitleSlug(name) || 'drawing';
    let free = slug;
    for (let number = 2; this.#taken.has(free); number += 1) free = `${slug}-${number}`;
    this.#taken.add(free);
    return free;
  }
}
