import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id } from '../../../../platform/http/schemas.ts';

const thumbnail = z
  .object({
    /** WebP with up to twelve thumbnails of 160 × 160 pixels, four in a row. */
    sheet: z.string(),
    /** Which of them it is, by rows, from 0. */
    cell: z.int().min(0).max(11),
  })
  .meta({ id: 'EntryThumbnail' });

export const archiveEntry = z
  .object({
    path: z.string(),
    /** Bytes, unpacked. */
    size: z.int(),
    thumbnail: thumbnail.nullable(),
  })
  .meta({ id: 'ArchiveEntry' });

const archive = z
  .object({
    files: z.int(),
    folders: z.int(),
    /** The most frequent first, at most twelve. */
    formats: z.array(z.object({ format: z.string(), count: z.int() })),
    /** The first files with a thumbnail, at most 24. */
    shown: z.array(archiveEntry),
  })
  .meta({ id: 'ArchiveSummary' });

export const insideFile = z
  .object({
    _id: id,
    name: z.string(),
    format: z.string(),
    containedFormats: z.array(z.string()),
    /** Bytes. */
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** A sound or a video has them. */
    seconds: z.number().nullable(),
    /** A document has them. */
    pages: z.int().nullable(),
    /** A font has them. */
    glyphs: z.int().nullable(),
    /** `srgb`, `cmyk` …, as it is stored in a picture. */
    colorMode: z.string().nullable(),
    /** Null for what is no archive, or whose inside isn't known yet. */
    archive: archive.nullable(),
  })
  .meta({ id: 'InsideFile' });

const tag = 'Content';

export const insideContract = {
  summary: operation({
    method: 'GET',
    path: '/content/inside/{id}',
    access: 'public',
    tag,
    summary: 'What the files of one published content are, and what is inside its archives',
    params: z.object({ id }),
    output: z.object({ files: z.array(insideFile).max(40) }).meta({ id: 'Inside' }),
    errors: ['not_found'],
    shared: true,
  }),
  entries: operation({
    method: 'GET',
    path: '/content/inside/{id}/{fileId}',
    access: 'public',
    tag,
    summary: 'The files inside one archive of a published content, the first 500',
    params: z.object({ id, fileId: id }),
    output: z.object({ total: z.int(), entries: z.array(archiveEntry).max(500) }).meta({ id: 'ArchiveEntries' }),
    errors: ['not_found'],
    shared: true,
  }),
  sheet: operation({
    method: 'GET',
    path: '/content/inside/{id}/{fileId}/{sheet}',
    access: 'public',
    tag,
    summary: 'Thumbnails of files inside one archive of a published content: WebP',
    params: z.object({ id, fileId: id, sheet: z.string() }),
    output: 'stream',
    errors: ['not_found'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof insideContract> {}
}
