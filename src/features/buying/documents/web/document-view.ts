import type * as z from 'zod';
import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { documentsContract } from '../contract.ts';
import { findOrientation, findPaper } from './paper-sizes.ts';

export type DocumentsView = z.output<typeof documentsContract.list.output>;
export type DocumentView = DocumentsView['documents'][number];
type PageSize = DocumentView['sizes'][number];

const orientations = {
  portrait: m.documents_portrait,
  landscape: m.documents_landscape,
  square: m.documents_square,
} as const;

/** Describes the size of a page, such as `A4 · Portrait · 210 × 297 mm`. */
export function describeSize(size: PageSize): string {
  const paper = findPaper(size);
  const orientation = orientations[findOrientation(size)]();
  const [width, height] = [size.width, size.height].map((each) =>
    formatNumber(paper === undefined ? each : Math.round(each), { maximumFractionDigits: 1 }),
  );
  const words = m.documents_millimetres({ width: width ?? '', height: height ?? '' });
  return [...(paper === undefined ? [] : [paper]), orientation, words].join(' · ');
}

/** Position of a page, such as "Page 3 of 12". */
export const describePosition = (index: number, { pages }: DocumentView): string =>
  m.documents_at({ number: formatCount(index + 1), count: formatCount(pages) });
