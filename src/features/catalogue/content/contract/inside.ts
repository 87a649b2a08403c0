import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id } from '../../../../platform/http/schemas.ts';

const thumbnail = z
  .object({
    /** URL of a WebP sheet with up to twelve thumbnails of 160 × 160 pixels, four per row. */
    sheet: z.string(),
    /** Index of the thumbnail on the sheet, counted row by row from 0. */
    cell: z.int().min(0).max(11),
  })
  .meta({ id: 'EntryThumbnail' });

export const archiveEntry = z
  .object({
    path: z.string(),
    /** Uncompressed size in bytes. */
    size: z.int(),
    thumbnail: thumbnail.nullable(),
  })
  .meta({ id: 'ArchiveEntry' });

const archive = z
  .object({
    files: z.int(),
    folders: z.int(),
    /** Up to twelve formats, most frequent first. */
    formats: z.array(z.object({ format: z.string(), count: z.int() })),
    /** The first 24 files with a thumbnail, or fewer. */
    shown: z.array(archiveEntry),
  })
  .meta({ id: 'ArchiveSummary' });

export const insideFile = z
  .object({
    _id: id,
    name: z.string(),
    format: z.string(),
    containedFormats: z.array(z.string()),
    /** Size in bytes. */
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Duration in seconds; null unless the file is a sound or a video. */
    seconds: z.number().nullable(),
    /** Number of pages; null unless the file is a document. */
    pages: z.int().nullable(),
    /** Number of glyphs; null unless the file is a font. */
    glyphs: z.int().nullable(),
    /** Colour mode stored in a picture, such as `srgb` or `cmyk`. */
    colorMode: z.string().nullable(),
    /** Contents of an archive; null for other files, and for an archive that isn't indexed yet. */
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
    summary: 'The files of one published content, with the contents of its archives',
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
