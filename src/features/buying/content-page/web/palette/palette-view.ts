import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { downloadsContract } from '../../../downloads/contract.ts';
import type { Content } from '../content-view.ts';

export type PaletteColor = OutputOf<typeof downloadsContract.palette>['colors'][number];

const CATEGORY = 'palettes';
const swatchFormats: ReadonlySet<string> = new Set(['ase', 'gpl']);

/** Whether a work may have a palette, so that other works need no request. */
export const mayBePalette = ({ category, variants }: Pick<Content, 'category' | 'variants'>): boolean =>
  category.key === CATEGORY || variants.some(({ files }) => files.some(({ format }) => swatchFormats.has(format)));
