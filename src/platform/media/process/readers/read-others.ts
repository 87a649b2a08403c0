import { inspectPalette } from '../../inspect/inspect-palette.ts';
import { inspectText } from '../../inspect/inspect-text.ts';
import type { Figures } from '../../inspect/report.ts';
import type { Pixels } from '../../renditions.ts';
import type { Findings, KindReader } from '../findings.ts';
import { isResourceError } from '../refusal.ts';

const toFindings = (
  figures: Figures,
  picture: Buffer | Pixels | null | undefined,
  reason: 'no_reader' | 'failed' = 'no_reader',
): Findings =>
  picture == null
    ? { figures, preview: null, withoutPreview: reason }
    : { figures, preview: { kind: 'image', picture, isCompared: true } };

/** Reads a palette, whose preview is its colours. */
export const readPalette: KindReader = async (input, format) => {
  const bytes = await input.readAll();
  const figures = inspectPalette(bytes, format);
  const { drawPalette } = await import('./draw-palette.ts');
  return toFindings(figures, await drawPalette(bytes, format));
};

/** Reads a 3D model. One that can't be drawn has no preview. */
export const readModel: KindReader = async (input, _format, isPreviewed) => {
  const bytes = await input.readAll();
  const { inspectModel } = await import('../../inspect/inspect-model.ts');
  const figures = inspectModel(bytes);
  if (!isPreviewed) return toFindings(figures, null, 'failed');
  const { drawPreview } = await import('../../model/draw-preview.ts');
  try {
    return toFindings(figures, await drawPreview(bytes));
  } catch (error) {
    if (isResourceError(error)) throw error;
    return toFindings(figures, null, 'failed');
  }
};

/** Reads a text; a Lottie animation among them gets a preview. */
export const readTextFile: KindReader = async (input, format) => {
  const bytes = await input.readAll();
  const figures = inspectText(bytes, format);
  const { drawLottie } = await import('../../motion/draw-lottie.ts');
  return toFindings(figures, format === 'json' ? await drawLottie(bytes).catch(() => undefined) : undefined);
};
