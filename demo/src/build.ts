import { createHash } from 'node:crypto';
import type { KnownDrawings } from '../../src/platform/media/drawing/drawings-reader.ts';
import { openFont, readFontInfo } from '../../src/platform/media/font.ts';
import type { ReadContents } from '../../src/platform/media/inside/archive-contents.ts';
import { ContentsReader, type KnownThumbnails } from '../../src/platform/media/inside/contents-reader.ts';
import { inspectModel } from '../../src/platform/media/inspect/inspect-model.ts';
import { renderPreview } from '../../src/platform/media/renditions.ts';
import { listFormats } from '../../src/platform/media/zip-formats.ts';
import { runInThreads, type ThreadOptions } from './thread-pool.ts';
import type {
  BuiltContent,
  BuiltFile,
  BuiltPreview,
  BuiltVariant,
  DemoContent,
  DemoFile,
  DemoPreview,
} from './types.ts';
import { createZip, type ZipEntry } from './zip.ts';

/** Watermark of the pictures: the site's default name, as in uploads. */
const demoWatermark = 'Arbor';

/**
 * Maximum number of thumbnails per archive: as many as a page shows before a click. All of them would make the fill a
 * third longer.
 */
const MAX_THUMBNAILS = 24;

function readFigures(mediaType: string, bytes: Buffer, inside: ReadContents | null): BuiltFile['figures'] {
  if (inside !== null) {
    const { formats, files } = inside.contents;
    const pieces = formats.reduce((sum, { count }) => sum + count, 0);
    return { files: pieces === 0 ? files : pieces };
  }
  if (mediaType === 'model/gltf-binary') return inspectModel(bytes);
  if (!mediaType.startsWith('font/')) return {};
  const { family, style, weight, glyphs } = readFontInfo(openFont(bytes));
  return { family, style, weight, glyphs };
}

interface Known {
  readonly known: KnownThumbnails;
  readonly knownDrawings: KnownDrawings;
}

/** Indexes an archive by its entries, without decompressing what was just compressed. */
async function describeEntries(entries: readonly ZipEntry[], known: Known): Promise<ReadContents> {
  const reader = new ContentsReader({ ...known, maxThumbnails: MAX_THUMBNAILS });
  for (const { name, bytes, drawing } of entries)
    await reader.add({ name, size: Buffer.byteLength(bytes), bytes: Buffer.from(drawing ?? bytes) });
  return reader.finish();
}

async function makeBytes(file: DemoFile): Promise<{ bytes: Buffer; entries: readonly ZipEntry[] | null }> {
  if (!('entries' in file)) return { bytes: await file.build(), entries: null };
  const entries = await file.entries();
  return { bytes: await createZip(entries), entries };
}

async function buildFile(file: DemoFile, known: Known): Promise<BuiltFile> {
  const { name, mediaType, format, width, height } = file;
  const { bytes, entries } = await makeBytes(file);
  const inside = entries && (await describeEntries(entries, known));
  return {
    name,
    mediaType,
    format,
    containedFormats: listFormats(entries?.map((entry) => entry.name) ?? []),
    inside,
    figures: readFigures(mediaType, bytes, inside),
    width: width ?? null,
    height: height ?? null,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}

async function buildPreview(preview: DemoPreview, watermark: string | null, first: boolean): Promise<BuiltPreview> {
  const master = await preview.image();
  const [rendered, asset] = await Promise.all([
    renderPreview(master, {
      watermark,
      keepsUnmarked: true,
      hasSocialCard: first,
      isHasty: true,
      isQuick: preview.isSlide === true,
    }),
    preview.asset === undefined ? null : preview.asset(),
  ]);
  const { kind, alt, caption = '', translatedCaption = null, isMockup = false } = preview;
  return { kind, alt, caption, translatedCaption, isMockup, ...rendered, asset };
}

/** Builds all files of one content, without its pictures. */
export async function buildVariants(content: DemoContent): Promise<BuiltVariant[]> {
  // A file that several variants share is built once.
  const made = new Map<DemoFile, Promise<BuiltFile>>();
  const pictures: Known = { known: new Map(), knownDrawings: new Map() };
  const once = (file: DemoFile): Promise<BuiltFile> => {
    const known = made.get(file) ?? buildFile(file, pictures);
    made.set(file, known);
    return known;
  };
  return Promise.all(
    content.variants.map(async (variant) => ({ ...variant, files: await Promise.all(variant.files.map(once)) })),
  );
}

/** Builds all files and pictures of one content. Contents that are at least partly free have no watermark. */
export async function buildContent(content: DemoContent): Promise<BuiltContent> {
  const watermark = content.variants.some(({ price }) => price === 0) ? null : demoWatermark;
  const variants = await buildVariants(content);
  const previews = await Promise.all(content.previews.map((preview, at) => buildPreview(preview, watermark, at === 0)));
  return { ...content, variants, previews };
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Restores Buffers without copying, because passing between threads turns a Buffer into a plain Uint8Array. */
const restoreBuffers = (built: BuiltContent): BuiltContent => ({
  ...built,
  variants: built.variants.map((variant) => ({
    ...variant,
    files: variant.files.map(({ inside, ...file }) => ({
      ...file,
      bytes: asBuffer(file.bytes),
      inside: inside && {
        ...inside,
        sheets: inside.sheets.map(asBuffer),
        markedSheets: inside.markedSheets.map(asBuffer),
        sources: asBuffer(inside.sources),
      },
    })),
  })),
  previews: built.previews.map((preview) => ({
    ...preview,
    thumbhash: asBuffer(preview.thumbhash),
    renditions: preview.renditions.map((rendition) => ({ ...rendition, bytes: asBuffer(rendition.bytes) })),
    socialCard: preview.socialCard === null ? null : asBuffer(preview.socialCard),
    asset: preview.asset === null ? null : { ...preview.asset, bytes: asBuffer(preview.asset.bytes) },
  })),
});

/**
 * Builds contents on all cores and yields each one when it is ready, in no fixed order. It only supports contents of
 * `demoCatalogue()`: threads find them by key, because functions can't be passed between threads.
 */
export async function* buildAll(
  contents: readonly DemoContent[],
  options: ThreadOptions = {},
): AsyncGenerator<BuiltContent> {
  const script = new URL('./build-worker.ts', import.meta.url);
  const jobs = contents.map(({ key }) => ({ key }));
  for await (const built of runInThreads<BuiltContent>(script, jobs, options)) yield restoreBuffers(built);
}
