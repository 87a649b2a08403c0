import * as z from 'zod';
import { codePiece, textPiece } from '../../../platform/http/schemas.ts';

/** A text is nested no deeper: lists in lists and quotes. */
const MAX_BODY_DEPTH = 24;
const MAX_BODY_NODES = 5000;
/** JSON, in UTF-16 code units. */
const MAX_BODY_LENGTH = 300_000;

/** A web or mail address as a link may have it, or undefined. Parsing it twice changes nothing. */
export function toSafeHref(href: string): string | undefined {
  const url = URL.parse(href);
  if (url === null || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined;
  if (url.protocol !== 'mailto:' && (url.hostname === '' || url.username !== '' || url.password !== ''))
    return undefined;
  return url.href;
}

const href = z
  .string()
  .max(2000)
  .refine((given) => toSafeHref(given) !== undefined)
  .overwrite((given) => toSafeHref(given) ?? given);

const MAX_TEXT = 50_000;

const simpleMarks = ['bold', 'italic', 'strike', 'code'] as const;
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(simpleMarks) }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
]);
const words = z.object({
  type: z.literal('text'),
  text: textPiece(MAX_TEXT),
  marks: z.array(mark).max(6).optional(),
});
const hardBreak = z.object({ type: z.literal('hardBreak') });

/** An editor can't open a text without letters. */
const withoutEmpty = <T extends { readonly type: string }>(all: T[]): T[] =>
  all.filter((each) => !('text' in each) || each.text !== '');
const inline = z
  .array(z.discriminatedUnion('type', [words, hardBreak]))
  .overwrite(withoutEmpty)
  .optional();

const paragraph = z.object({ type: z.literal('paragraph'), content: inline });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.int().min(2).max(4) }),
  content: inline,
});
const codeWords = z.object({ type: z.literal('text'), text: codePiece(MAX_TEXT) });
const codeBlock = z.object({
  type: z.literal('codeBlock'),
  content: z.array(codeWords).overwrite(withoutEmpty).optional(),
});
const rule = z.object({ type: z.literal('horizontalRule') });
const reference = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
/** One of the post's own pictures, and what it shows. */
const image = z.object({
  type: z.literal('image'),
  attrs: z.object({ imageId: reference, alt: textPiece(300) }),
});
/** A content of the catalogue. */
const embed = z.object({ type: z.literal('embed'), attrs: z.object({ contentId: reference }) });

const leaf = z.discriminatedUnion('type', [paragraph, heading, codeBlock, rule, image, embed]);

export interface ListItem {
  type: 'listItem';
  content: Block[];
}
export type Block =
  | z.output<typeof leaf>
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] };
export type Inline = z.output<typeof words> | z.output<typeof hardBreak>;

const blocks: z.ZodType<Block[]> = z.lazy(() => z.array(z.union([leaf, list, quote])));
const items = z.array(z.object({ type: z.literal('listItem'), content: blocks })).min(1);
const list = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bulletList'), content: items }),
  z.object({
    type: z.literal('orderedList'),
    attrs: z.object({ start: z.int().min(0).max(100_000) }).optional(),
    content: items,
  }),
]);
const quote = z.object({ type: z.literal('blockquote'), content: blocks });

/** The text of a post: what the editor makes, and nothing that isn't known here. Unknown attributes are left out. */
export const blogBody = z.object({ type: z.literal('doc'), content: blocks });
export type BlogBody = z.output<typeof blogBody>;

/** Whether something is small and flat enough to be looked at more closely; nothing here calls itself. */
export function isManageable(value: unknown): boolean {
  let level: unknown[] = [value];
  let nodes = 0;
  // A node has its content one below itself.
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length;
    if (depth > MAX_BODY_DEPTH * 2 || nodes > MAX_BODY_NODES * 8) return false;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return true;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isManageable(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The same as JSON in a field of a form; empty for none. */
export const blogBodyField = z
  .string()
  .max(MAX_BODY_LENGTH)
  .transform((text) => (text === '' ? null : parseJson(text)))
  .pipe(blogBody.nullable())
  .optional();
