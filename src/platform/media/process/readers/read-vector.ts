import { inspectSvg } from '../../inspect/inspect-svg.ts';
import { rasterizeSvg } from '../../svg.ts';
import type { KindReader } from '../findings.ts';
import { readDocument } from './read-document.ts';

const MAX_SIDE = 1366;

const readText = (text: string, element: 'title' | 'desc'): string | null =>
  new RegExp(`<${element}\\b[^>]{0,500}>([^<]{1,2000})</${element}>`).exec(text)?.[1] ?? null;

/** Reads SVG without scripts and external references. Valid drawings that can't be rendered here have no preview. */
export const readVector: KindReader = async (input, format, isPreviewed) => {
  if (format === 'ai' && input.head.toString('latin1', 0, 5) === '%PDF-')
    return readDocument(input, format, isPreviewed);
  if (format !== 'svg') return { figures: {}, preview: null, withoutPreview: 'no_reader' };
  const bytes = await input.readAll();
  const figures = await inspectSvg(bytes);
  const isTall = Number(figures['height']) > Number(figures['width']);
  const picture = await rasterizeSvg(bytes, isTall ? { height: MAX_SIDE } : { width: MAX_SIDE }, {
    compressionLevel: 0,
  });
  const text = bytes.toString('utf8');
  return {
    figures,
    metadata: { title: readText(text, 'title'), description: readText(text, 'desc') },
    preview: { kind: 'image', picture, isCompared: true },
  };
};
