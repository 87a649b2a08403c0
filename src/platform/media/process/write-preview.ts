import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rendition, renderPreview } from '../renditions.ts';
import type { PreviewSource } from './findings.ts';
import type { ProcessedPreview } from './processed-file.ts';

const toFileName = ({ width, format, marked }: Rendition): string => `${width}${marked ? '.marked' : ''}.${format}`;

const listWidths = (renditions: readonly Rendition[], isWanted: (each: Rendition) => boolean): number[] =>
  renditions
    .filter(isWanted)
    .map(({ width }) => width)
    .toSorted((one, other) => one - other);

/** Renders a picture in all widths and formats, and writes the files, the card for social networks, and the asset. */
export async function writePreview(
  { kind, picture, isCompared, asset = null }: PreviewSource,
  { outFolder, watermark }: { readonly outFolder: string; readonly watermark: string | null },
): Promise<ProcessedPreview> {
  const rendered = await renderPreview(picture, {
    watermark,
    keepsUnmarked: true,
    hasSocialCard: true,
    fillsGround: true,
  });
  const { renditions, socialCard, width, height, colors } = rendered;
  const files = new Map<string, Buffer>(renditions.map((each) => [toFileName(each), each.bytes]));
  if (socialCard !== null) files.set('card.jpg', socialCard);
  if (asset !== null) files.set(`asset.${asset.ext}`, asset.bytes);
  const markedBytes = asset?.markedBytes;
  if (asset !== null && markedBytes !== undefined) files.set(`asset.marked.${asset.ext}`, markedBytes);
  for (const [name, bytes] of files) await writeFile(join(outFolder, name), bytes);
  return {
    kind,
    width,
    height,
    widths: listWidths(renditions, ({ format, marked }) => format === 'webp' && !marked),
    avifWidths: listWidths(renditions, ({ format }) => format === 'avif'),
    markedWidths: listWidths(renditions, ({ marked }) => marked),
    thumbhash: rendered.thumbhash.toString('base64'),
    colors,
    hash: isCompared ? rendered.hash : null,
    asset:
      asset === null
        ? null
        : { ext: asset.ext, mediaType: asset.mediaType, ...(markedBytes === undefined ? {} : { isMarked: true }) },
    files: [...files.keys()],
  };
}
