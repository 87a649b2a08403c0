import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ArchiveContents,
  DRAWINGS_FILE,
  nameMarkedSheet,
  nameSheet,
  type ReadContents,
} from '../inside/archive-contents.ts';
import { drawMockup } from '../mockup/draw-mockup.ts';
import type { MockupScene } from '../mockup/mockup.ts';
import type { Findings } from './findings.ts';
import { identifyFile } from './identify-file.ts';
import { type InputFile, openInput } from './input-file.ts';
import { findMediaType } from './media-types.ts';
import type { ProcessedFile, ProcessingOutcome } from './processed-file.ts';
import { emptyMetadata, limitMetadata } from './readers/embedded-metadata.ts';
import { type PartsOnly, partReaders } from './readers/part-readers.ts';
import { readers } from './readers/readers.ts';
import { isSystemError, toRefusal } from './refusal.ts';
import { writePreview } from './write-preview.ts';

type Previewed = Pick<ProcessedFile, 'preview' | 'withoutPreview'>;

export interface PreviewTarget {
  readonly outFolder: string;
  readonly watermark: string | null;
  /** Skips the preview, for callers that only need the file's format and contents. */
  readonly withoutPreview?: boolean;
  /** Draws a mock-up of the work in place of the preview. */
  readonly mockup?: MockupScene;
  /** Reads only the faces of fonts, and writes each as WOFF2. */
  readonly faces?: boolean;
  /** Reads only tiles of patterns, and writes two pictures of each. */
  readonly tiles?: boolean;
  /** Measures only the sounds, and writes samples of each. */
  readonly sounds?: boolean;
  /** Draws only animations, and writes each as sheets of frames. */
  readonly motion?: boolean;
  /** Draws only the pages of documents, and writes two pictures of each. */
  readonly documents?: boolean;
  /** Draws only the panorama of an environment map, clean and marked. */
  readonly panorama?: boolean;
  /** Draws only a 3D model from all sides, clean and marked. */
  readonly turntable?: boolean;
}

/** Draws a mock-up, unless the file has nothing to show in the scene. */
async function tryMockup(findings: Findings, scene: MockupScene, target: PreviewTarget): Promise<Previewed> {
  try {
    const picture = await drawMockup(scene, findings);
    if (picture === null) return { preview: null, withoutPreview: 'no_reader' };
    return { preview: await writePreview({ kind: 'image', picture, isCompared: false }, target), withoutPreview: null };
  } catch (error) {
    if (isSystemError(error)) throw error;
    return { preview: null, withoutPreview: 'failed' };
  }
}

/** Creates the preview. If a picture can't be decoded, the file is refused; other files only have no preview. */
async function tryPreview(findings: Findings, isPicture: boolean, target: PreviewTarget): Promise<Previewed> {
  const { preview, withoutPreview = null } = findings;
  if (target.mockup !== undefined) return tryMockup(findings, target.mockup, target);
  if (target.withoutPreview === true) return { preview: null, withoutPreview };
  if (preview === null) return { preview, withoutPreview: withoutPreview ?? 'no_reader' };
  try {
    return { preview: await writePreview(preview, target), withoutPreview: null };
  } catch (error) {
    if (isPicture || isSystemError(error)) throw error;
    return { preview: null, withoutPreview: 'failed' };
  }
}

async function writeContents(
  { contents, sheets, markedSheets, sources }: ReadContents,
  { outFolder }: PreviewTarget,
): Promise<ArchiveContents> {
  for (const [at, bytes] of sheets.entries()) await writeFile(join(outFolder, nameSheet(at)), bytes);
  for (const [at, bytes] of markedSheets.entries()) await writeFile(join(outFolder, nameMarkedSheet(at)), bytes);
  if (sources.length > 0) await writeFile(join(outFolder, DRAWINGS_FILE), sources);
  return contents;
}

/** A file of which nothing but its faces, tiles, sounds, animations, pages, panoramas or turntables is read. */
const toPartsOnly = (kind: ProcessedFile['kind'], format: string, parts: PartsOnly): ProcessedFile => ({
  kind,
  format,
  mediaType: findMediaType(format),
  figures: {},
  containedFormats: [],
  entries: [],
  contents: null,
  faces: [],
  tiles: [],
  sounds: [],
  films: [],
  documents: [],
  panoramas: [],
  turntables: [],
  metadata: emptyMetadata,
  preview: null,
  withoutPreview: null,
  ...parts,
});

async function readInput(input: InputFile, target: PreviewTarget): Promise<ProcessedFile> {
  const { kind, format } = await identifyFile(input);
  const { outFolder, watermark } = target;
  for (const [part, read] of partReaders)
    if (target[part] === true) return toPartsOnly(kind, format, await read(input, format, outFolder, watermark ?? ''));
  const findings = await readers[kind](input, format, target.withoutPreview !== true);
  return {
    kind,
    format,
    mediaType: findMediaType(format),
    figures: findings.figures,
    containedFormats: findings.containedFormats ?? [],
    entries: findings.entries ?? [],
    contents: findings.inside === undefined ? null : await writeContents(findings.inside, target),
    faces: [],
    tiles: [],
    sounds: [],
    films: [],
    documents: [],
    panoramas: [],
    turntables: [],
    metadata: limitMetadata({ ...emptyMetadata, ...findings.metadata }),
    ...(await tryPreview(findings, kind === 'picture', target)),
  };
}

/**
 * Identifies a file by its content, reads all of it, and writes the files of its preview. It never throws because of
 * the file's content. A hostile file can still take much time or memory or crash the reader, so untrusted files go
 * through `processFile`, which runs this function in a separate process.
 * @throws the system's error if the file can't be opened or nothing can be written
 */
export async function createProcessedFile(
  path: string,
  { name, ...target }: PreviewTarget & { readonly name: string },
): Promise<ProcessingOutcome> {
  try {
    return { file: await readInput(await openInput(path, name), target), refusal: null };
  } catch (error) {
    if (isSystemError(error)) throw error;
    return { file: null, refusal: toRefusal(error) };
  }
}
