import type * as z from 'zod';
import { LIGHT } from '../../../../ui/forms/ground-choice.tsx';
import type { drawing, drawingsContract } from '../contract.ts';

export type DrawingView = z.output<typeof drawing>;
export type DrawingsView = z.output<typeof drawingsContract.list.output>;

/** The set to which drawings belong. */
export interface SetView {
  readonly contentId: string;
  /** Path of the work's page, without a language. */
  readonly path: string;
  /** URL of the sheets with marked drawings, up to the sheet's number. */
  readonly sheets: string;
}

/** What the visitor chose for all drawings. */
export interface LookView {
  /** Background colour. */
  readonly ground: string;
  /** Colour that replaces the only paint; empty for the original one. */
  readonly color: string;
}

export const plainLook: LookView = { ground: LIGHT, color: '' };

export const noDrawings: DrawingsView = { total: 0, leftOut: 0, sheets: '', drawings: [] };

const toSlugPart = ({ slug }: Pick<DrawingView, 'slug'>): string => encodeURIComponent(slug);

/** Path of a drawing's page, without a language. A work without a readable title has `-` in its place. */
export const toDrawingPath = (path: string, drawing: Pick<DrawingView, 'slug'>): string =>
  `${path.split('/').length > 3 ? path : `${path}/-`}/${toSlugPart(drawing)}`;

export const toPicture = (contentId: string, drawing: DrawingView): string =>
  `/api/v1/content/drawing-picture/${contentId}/${toSlugPart(drawing)}`;

export type Form = 'svg' | 'png' | 'ico' | 'jsx' | 'uri';

/** Address that sends an open drawing in a form and counts a download. */
export function toFile(
  contentId: string,
  drawing: DrawingView,
  form: Form,
  { color, side }: { color: string; side?: number },
) {
  const query = new URLSearchParams({
    ...(side === undefined ? {} : { size: `${side}` }),
    ...(color === '' || drawing.paint === null ? {} : { color: color.slice(1) }),
  }).toString();
  return `/api/v1/content/drawing-file/${contentId}/${toSlugPart(drawing)}/${form}${query === '' ? '' : `?${query}`}`;
}

/** Keeps drawings whose name contains all words, ignoring case. */
export function searchDrawings(drawings: readonly DrawingView[], words: string): readonly DrawingView[] {
  const wanted = words.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return drawings;
  return drawings.filter(({ name }) => {
    const known = name.normalize('NFC').toLowerCase();
    return wanted.every((word) => known.includes(word));
  });
}
