import { z } from 'zod';
import { MAX_DOCUMENTS, MAX_DRAWN_PAGES, MAX_FONTS } from '../documents/document.ts';
import { paintPattern } from '../drawing/paint.ts';
import { faceFormats, MAX_FACES } from '../faces/font-face.ts';
import { MAX_DRAWINGS, MAX_LISTED, MAX_THUMBNAILS, SHEET_CELLS } from '../inside/archive-contents.ts';
import { fileKinds } from '../inspect/report.ts';
import { FILM_SIDE, MAX_FILMS } from '../motion/film.ts';
import { MAX_WIDTH, MIN_WIDTH } from '../panorama/panorama.ts';
import { previewKinds } from '../preview-kinds.ts';
import {
  keyPattern,
  levelsPattern,
  MAX_HEARD_SECONDS,
  MAX_SOUNDS,
  sampleFormats,
  soundFormats,
} from '../sounds/sound-facts.ts';
import { MAX_PERIODS, MAX_TILES } from '../tiles/tile.ts';
import { MAX_FRAME_SIDE, MAX_FRAMES } from '../turntable/turntable.ts';
import { type ProcessingOutcome, refusalCodes } from './processed-file.ts';

const MAX_ENTRIES = 500;

const colorSchema = z.object({
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  lab: z.tuple([z.number(), z.number(), z.number()]),
  share: z.number().min(0).max(1),
});

const previewSchema = z.object({
  kind: z.enum(previewKinds),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).max(10),
  avifWidths: z.array(z.int().positive()).max(10),
  markedWidths: z.array(z.int().positive()).max(10),
  thumbhash: z.base64().max(100),
  colors: z.array(colorSchema).max(6),
  hash: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable(),
  asset: z
    .object({
      ext: z.string().regex(/^[a-z0-9]{1,8}$/),
      mediaType: z.string().max(100),
      isMarked: z.literal(true).optional(),
    })
    .nullable(),
  // The names become keys of the storage, so their shape is restricted.
  files: z.array(z.string().regex(/^[a-z0-9]+(\.[a-z0-9]+){1,2}$/)).max(40),
});

const formatSchema = z.string().regex(/^[a-z0-9]{1,12}$/);

const contentsSchema = z.object({
  recipe: z.int().min(1).max(1000),
  files: z.int().min(0).max(100_000),
  folders: z.int().min(0).max(100_000),
  formats: z.array(z.object({ format: formatSchema, count: z.int().positive() })).max(12),
  sheets: z
    .int()
    .min(0)
    .max(MAX_THUMBNAILS / SHEET_CELLS),
  entries: z
    .array(
      z.object({
        path: z.string().min(1).max(400),
        size: z.int().min(0),
        thumbnail: z
          .int()
          .min(0)
          .max(MAX_THUMBNAILS - 1)
          .nullable(),
      }),
    )
    .max(MAX_LISTED),
  drawings: z
    .array(
      z.object({
        slug: z
          .string()
          .max(80)
          .regex(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u),
        name: z.string().min(1).max(100),
        digest: z.string().regex(/^[0-9a-f]{64}$/),
        paint: z.string().regex(paintPattern).nullable(),
        ratio: z.number().min(0.01).max(100),
        start: z.int().min(0),
        bytes: z.int().positive(),
      }),
    )
    .max(MAX_DRAWINGS),
  leftOut: z.int().min(0).max(100_000),
});

const tagSchema = z.string().regex(/^[ -~]{4}$/);
const lineSchema = z.string().max(80);

const faceSchema = z.object({
  path: z.string().min(1).max(300),
  format: z.enum(faceFormats),
  family: lineSchema.min(1),
  style: lineSchema.min(1),
  weight: z.int().min(1).max(1000),
  italic: z.boolean(),
  glyphs: z.int().min(0).max(65_535),
  codes: z
    .string()
    .max(60_000)
    .regex(/^[0-9a-f]{2,6}(-[0-9a-f]{2,6})?(,[0-9a-f]{2,6}(-[0-9a-f]{2,6})?)*$/),
  axes: z
    .array(z.object({ tag: tagSchema, name: lineSchema, min: z.number(), max: z.number(), initial: z.number() }))
    .max(16),
  features: z.array(z.object({ tag: tagSchema, name: lineSchema })).max(40),
  bytes: z.int().positive(),
});

const sideSchema = z.int().min(1).max(1_000_000);

const tileSchema = z.object({
  path: z.string().min(1).max(300),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  isVector: z.boolean(),
  width: sideSchema,
  height: sideSchema,
  isTransparent: z.boolean(),
  markedPeriods: z.int().min(1).max(MAX_PERIODS),
  isSeamless: z.boolean(),
});

const soundSchema = z.object({
  path: z.string().min(1).max(300),
  format: z.enum(soundFormats),
  seconds: z.number().positive().max(1_000_000),
  levels: z.string().regex(levelsPattern),
  tempo: z.int().min(20).max(400).nullable(),
  key: z.string().regex(keyPattern).nullable(),
  loop: z.object({ start: z.number().min(0), end: z.number().positive() }).nullable(),
  sampleFormat: z.enum(sampleFormats),
  heardSeconds: z.number().positive().max(MAX_HEARD_SECONDS),
});

const filmSchema = z.object({
  path: z.string().min(1).max(300),
  name: z.string().min(1).max(100),
  width: z.int().min(1).max(FILM_SIDE),
  height: z.int().min(1).max(FILM_SIDE),
  frames: z.int().min(2).max(200),
  poster: z.int().min(0).max(199),
  isLight: z.boolean(),
});

const millimetresSchema = z.number().min(0.1).max(20_000);

const documentSchema = z.object({
  path: z.string().min(1).max(300),
  pages: z.int().min(1).max(1_000_000),
  sizes: z
    .array(z.object({ width: millimetresSchema, height: millimetresSchema }))
    .min(1)
    .max(MAX_DRAWN_PAGES),
  fonts: z.array(lineSchema.min(1)).max(MAX_FONTS),
});

const panoramaSchema = z.object({
  path: z.string().min(1).max(300),
  width: z.int().min(MIN_WIDTH).max(MAX_WIDTH),
  height: z.int().min(1).max(MAX_WIDTH),
  hasHighlights: z.boolean(),
});

const turntableSchema = z.object({
  frames: z.int().min(2).max(MAX_FRAMES),
  columns: z.int().min(1).max(MAX_FRAMES),
  width: z.int().min(1).max(MAX_FRAME_SIDE),
  height: z.int().min(1).max(MAX_FRAME_SIDE),
});

const textSchema = z.string().max(5000).nullable();

const fileSchema = z.object({
  kind: z.enum(fileKinds),
  format: formatSchema,
  mediaType: z.string().max(100),
  figures: z.record(z.string().max(40), z.union([z.number(), z.string().max(1000)])),
  containedFormats: z.array(z.string().max(12)).max(40),
  entries: z.array(z.object({ name: z.string().max(1000), size: z.number().min(0) })).max(MAX_ENTRIES),
  contents: contentsSchema.nullable(),
  faces: z.array(faceSchema).max(MAX_FACES),
  tiles: z.array(tileSchema).max(MAX_TILES),
  sounds: z.array(soundSchema).max(MAX_SOUNDS),
  films: z.array(filmSchema).max(MAX_FILMS),
  documents: z.array(documentSchema).max(MAX_DOCUMENTS),
  panoramas: z.array(panoramaSchema).max(1),
  turntables: z.array(turntableSchema).max(1),
  metadata: z.object({
    title: textSchema,
    description: textSchema,
    keywords: z.array(z.string().max(200)).max(200),
    author: textSchema,
  }),
  preview: previewSchema.nullable(),
  withoutPreview: z.enum(['no_reader', 'no_helper', 'failed']).nullable(),
});

const answerSchema: z.ZodType<ProcessingOutcome | { readonly error: string }> = z.union([
  z.object({ error: z.string().max(1000) }),
  z.object({ file: fileSchema, refusal: z.null() }),
  z.object({ file: z.null(), refusal: z.object({ code: z.enum(refusalCodes), detail: z.string().max(5000) }) }),
]);

/** Replaces unpaired surrogates, which truncation leaves, and NUL, because the database accepts neither. */
const toStorable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value;

/**
 * Parses the response of a process that read an untrusted file, and validates its shape.
 * @throws Error for an invalid response
 */
export const parseAnswer = (line: string): ProcessingOutcome | { readonly error: string } =>
  answerSchema.parse(JSON.parse(line, toStorable));
