import { getLocale } from '../../../../ui/locale.ts';
import type { DrawingView } from './drawing-view.ts';

const isCode = ({ name }: DrawingView): boolean => /^[a-z]{2}$/i.test(name);

/**
 * Names flags by their countries in the page's language: files of flags are mostly named by ISO codes. Drawings stay as
 * they are unless most of the set's names are such codes, because `id` or `tv` can be an icon.
 */
export function nameRegions(drawings: readonly DrawingView[]): DrawingView[] {
  if (drawings.filter(isCode).length < drawings.length * 0.8) return [...drawings];
  const names = new Intl.DisplayNames(getLocale(), { type: 'region', fallback: 'none' });
  return drawings.map((drawing) =>
    isCode(drawing) ? { ...drawing, name: names.of(drawing.name.toUpperCase()) ?? drawing.name } : drawing,
  );
}
