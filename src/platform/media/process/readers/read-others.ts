import { inspectPalette } from '../../inspect/inspect-palette.ts';
import { inspectText } from '../../inspect/inspect-text.ts';
import type { Figures } from '../../inspect/report.ts';
import type { Findings, KindReader } from '../findings.ts';

const toFindings = (figures: Figures, picture: Buffer | null | undefined): Findings =>
  picture == null
    ? { figures, preview: null, withoutPreview: 'no_reader' }
    : { figures, preview: { kind: 'image', picture, isCompared: true } };

/** Reads a palette, whose preview is its colours. */
export const readPalette: KindReader = async (input, format) => {
  const bytes = await input.readAll();
  const figures = inspectPalette(bytes, format);
  const { drawPalette } = await import('./draw-palette.ts');
  return toFindings(figures, await drawPalette(bytes, format));
};

/** Reads a 3D model, which isn't drawn here: the contributor has to add a preview. */
export const readModel: KindReader = async (input) => {
  const { inspectModel } = await import('../../inspect/inspect-model.ts');
  return { figures: inspectModel(await input.readAll()), preview: null, withoutPreview: 'no_reader' };
};

/** Reads a text; a Lottie animation among them gets a preview. */
export const readTextFile: KindReader = async (input, format) => {
  const bytes = await input.readAll();
  const figures = inspectText(bytes, format);
  const { drawLottie } = await import('../../motion/draw-lottie.ts');
  return toFindings(figures, format === 'json' ? await drawLottie(bytes).catch(() => undefined) : undefined);
};
