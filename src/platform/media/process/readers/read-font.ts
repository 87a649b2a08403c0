import { openFont } from '../../font.ts';
import { inspectFont } from '../../inspect/inspect-font.ts';
import { drawSpecimen } from '../../specimen.ts';
import type { KindReader } from '../findings.ts';

const SIZE = { width: 1366, height: 1024 };

/** Draws a font's specimen. */
export const readFont: KindReader = async (input) => {
  const bytes = await input.readAll();
  const figures = inspectFont(bytes);
  const font = openFont(bytes);
  return {
    figures,
    font,
    metadata: { title: font.fullName ?? null, author: null },
    preview: { kind: 'font', picture: await drawSpecimen(font, SIZE), isCompared: false },
  };
};
