import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArchiveContents, nameSheet, type ReadContents } from '../inside/archive-contents.ts';
import { drawMockup } from '../mockup/draw-mockup.ts';
import type { MockupScene } from '../mockup/mockup.ts';
import type { Findings } from './findings.ts';
import { identifyFile } from './identify-file.ts';
import { type InputFile, openInput } from './input-file.ts';
import { findMediaType } from './media-types.ts';
import type { ProcessedFile, ProcessingOutcome } from './processed-file.ts';
import { emptyMetadata, limitMetadata } from './readers/embedded-metadata.ts';
import { readers } from './readers/readers.ts';
import { isSystemError, toRefusal } from './refusal.ts';
import { writePreview } from './write-preview.ts';

type Previewed = Pick<ProcessedFile, 'preview' | 'withoutPreview'>;

export interface PreviewTarget {
  readonly outFolder: string;
  readonly watermark: string | null;
  /** Leaves the preview out: only what the file is and what is inside it is wanted. */
  readonly withoutPreview?: boolean;
  /** Makes a picture of the work in use in place of its preview. */
  readonly mockup?: MockupScene;
}

/** A work in use; nothing where the file has nothing to show in such a scene. */
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

/** A drawing that can't be decoded makes its file useless; a picture that stands for something else doesn't. */
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

async function writeSheets({ contents, sheets }: ReadContents, { outFolder }: PreviewTarget): Promise<ArchiveContents> {
  for (const [at, bytes] of sheets.entries()) await writeFile(join(outFolder, nameSheet(at)), bytes);
  return contents;
}

async function readInput(input: InputFile, target: PreviewTarget): Promise<ProcessedFile> {
  const { kind, format } = await identifyFile(input);
  const findings = await readers[kind](input, format);
  return {
    kind,
    format,
    mediaType: findMediaType(format),
    figures: findings.figures,
    containedFormats: findings.containedFormats ?? [],
    entries: findings.entries ?? [],
    contents: findings.inside === undefined ? null : await writeSheets(findings.inside, target),
    metadata: limitMetadata({ ...emptyMetadata, ...findings.metadata }),
    ...(await tryPreview(findings, kind === 'picture', target)),
  };
}

/**
 * Says what a file is by its content, reads all of it, and writes its preview's files. Never throws for what is in the
 * file. A hostile file can still take long, take much memory, or crash what reads it: what a stranger sent goes through
 * `processFile`, which does this in a process of its own.
 * @throws what the system says where the file can't be opened or nothing can be written
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
