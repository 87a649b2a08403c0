import * as z from 'zod';
import { codePiece, textPiece } from '../../../../platform/http/schemas.ts';
import {
  describeExcess,
  describeLongLink,
  describeUnmanageable,
  isManageable,
  MAX_HREF,
  MAX_SENT_BYTES,
  measureBody,
} from './body-size.ts';

/** Normalizes a web or mail address for a link; undefined if it is not allowed. Idempotent. */
export function toSafeHref(href: string): string | undefined {
  const url = URL.parse(href);
  if (url === null || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined;
  if (url.protocol !== 'mailto:' && (url.hostname === '' || url.username !== '' || url.password !== ''))
    return undefined;
  return URL.parse(url.href)?.href === url.href ? url.href : undefined;
}

/** Like `toSafeHref`, but limited to the length of new links. */
export function toLinkHref(href: string): string | undefined {
  const safe = toSafeHref(href);
  return safe === undefined || safe.length > MAX_HREF ? undefined : safe;
}

const MAX_TEXT = 50_000;
/** Maximum length of a picture's alternative text. */
export const MAX_ALT = 300;

const simpleMarks = ['bold', 'italic', 'strike', 'code'] as const;

/** Removes empty text nodes, because ProseMirror refuses them. */
const withoutEmpty = <T extends { readonly type: string }>(all: T[]): T[] =>
  all.filter((each) => !('text' in each) || each.text !== '');

/** Schemas of the strings in a text. */
type Strings = Readonly<Record<'text' | 'code' | 'alt' | 'href', z.ZodString>>;

const createWords = ({ text, href }: Strings) =>
  z.object({
    type: z.literal('text'),
    text,
    marks: z
      .array(
        z.discriminatedUnion('type', [
          z.object({ type: z.enum(simpleMarks) }),
          z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
        ]),
      )
      .max(6)
      .optional(),
  });
const hardBreak = z.object({ type: z.literal('hardBreak') });
const reference = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

function createLeaf(strings: Strings) {
  const inline = z
    .array(z.discriminatedUnion('type', [createWords(strings), hardBreak]))
    .overwrite(withoutEmpty)
    .optional();
  const codeWords = z.object({ type: z.literal('text'), text: strings.code });
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), content: inline }),
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.int().min(2).max(4) }),
      content: inline,
    }),
    z.object({ type: z.literal('codeBlock'), content: z.array(codeWords).overwrite(withoutEmpty).optional() }),
    z.object({ type: z.literal('horizontalRule') }),
    // `imageId` is one of the post's own pictures, `alt` its alternative text.
    z.object({ type: z.literal('image'), attrs: z.object({ imageId: reference, alt: strings.alt }) }),
    // `contentId` is a work of the catalogue.
    z.object({ type: z.literal('embed'), attrs: z.object({ contentId: reference }) }),
  ]);
}

export interface ListItem {
  type: 'listItem';
  content: Block[];
}
export type Block =
  | z.output<ReturnType<typeof createLeaf>>
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] };
export type Inline = z.output<ReturnType<typeof createWords>> | z.output<typeof hardBreak>;

function createBlocks(strings: Strings): z.ZodType<Block[]> {
  const leaf = createLeaf(strings);
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
  return blocks;
}

const writtenBlocks = createBlocks({
  text: textPiece(MAX_TEXT),
  code: codePiece(MAX_TEXT),
  alt: textPiece(MAX_ALT),
  href: z
    .string()
    .overwrite((given) => toSafeHref(given) ?? '')
    .refine((safe) => safe !== ''),
});

/**
 * The text of a post, with an allow-list of the editor's nodes; unknown attributes are removed. Its size is measured in
 * the stored form.
 */
export const blogBody = z.object({ type: z.literal('doc'), content: writtenBlocks }).superRefine((body, ctx) => {
  const texts = describeLongLink(body) ?? describeExcess(measureBody(body));
  if (texts !== undefined) ctx.addIssue({ code: 'custom', params: { texts } });
});
export type BlogBody = z.output<typeof blogBody>;

const storedBlocks = createBlocks({ text: z.string(), code: z.string(), alt: z.string(), href: z.string() });

/** A stored text, which may exceed the current limits. */
export const storedBlogBody: z.ZodType<BlogBody> = z.object({ type: z.literal('doc'), content: storedBlocks });

/** Parses a stored text. Unknown blocks are removed, so that they don't make the rest unreadable. */
export function readStoredBody(stored: unknown): BlogBody {
  const content = typeof stored === 'object' && stored !== null && 'content' in stored ? stored.content : [];
  const found = Array.isArray(content) ? (content as unknown[]) : [];
  return { type: 'doc', content: found.flatMap((block) => storedBlocks.safeParse([block]).data ?? []) };
}

function parseJson(text: string, ctx: z.RefinementCtx): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isManageable(value)) return value;
    ctx.addIssue({ code: 'custom', params: { texts: describeUnmanageable() } });
  } catch {
    ctx.addIssue({ code: 'custom' });
  }
  return z.NEVER;
}

/** The text as JSON in a form field; empty for none. */
export const blogBodyField = z
  .string()
  .max(MAX_SENT_BYTES)
  .transform((text, ctx) => (text === '' ? null : parseJson(text, ctx)))
  .pipe(blogBody.nullable())
  .optional();
