import { inspectPalette } from '../../inspect/inspect-palette.ts';
import { inspectText } from '../../inspect/inspect-text.ts';
import type { KindReader } from '../findings.ts';

/** Readers of kinds that are only validated; the contributor has to add a preview. */
export const readPalette: KindReader = async (input, format) => ({
  figures: inspectPalette(await input.readAll(), format),
  preview: null,
  withoutPreview: 'no_reader',
});

export const readModel: KindReader = async (input) => {
  const { inspectModel } = await import('../../inspect/inspect-model.ts');
  return { figures: inspectModel(await input.readAll()), preview: null, withoutPreview: 'no_reader' };
};

export const readTextFile: KindReader = async (input, format) => ({
  figures: inspectText(await input.readAll(), format),
  preview: null,
  withoutPreview: 'no_reader',
});
