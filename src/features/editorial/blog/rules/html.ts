import { escapeHtml } from '../../../../platform/http/pages/escape-html.ts';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import type { Block, BlogBody, Inline, ListItem } from '../contract/body.ts';
import { toSafeHref } from '../contract/body.ts';
import { toPlainWords } from './body.ts';

/** A picture of the post or of an embedded work. */
export interface BodyPicture {
  readonly _id: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly avifWidths: readonly number[];
}

export interface EmbeddedContent {
  readonly title: string;
  readonly contributor: string;
  readonly picture: BodyPicture | null;
}

export interface RenderOptions {
  /** Pictures by id; a deleted one is left out of the HTML. */
  readonly images: ReadonlyMap<string, BodyPicture>;
  readonly contents: ReadonlyMap<string, EmbeddedContent>;
  /** Prefix of the site's own URLs: empty on pages, the origin in feeds. */
  readonly origin: string;
  /** Prefix of the site's own pages, such as `/bn`. */
  readonly prefix: string;
}

export interface Heading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

const SIZES = '(min-width: 768px) 680px, 92vw';
const EMBED_SIZES = '112px';
const elementOf = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number];

function renderPicture(picture: BodyPicture, { sizes, alt, origin }: { sizes: string; alt: string; origin: string }) {
  const address = (width: number, format: string) =>
    `${origin}/media/${encodeURIComponent(picture._id)}/${width}.${format}`;
  const set = (widths: readonly number[], format: string) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const avif =
    picture.avifWidths.length === 0
      ? ''
      : `<source type="image/avif" srcset="${set(picture.avifWidths, 'avif')}" sizes="${sizes}">`;
  const fallback = picture.widths.find((width) => width >= 680) ?? picture.widths.at(-1) ?? picture.width;
  return `<picture>${avif}<img src="${address(fallback, 'webp')}" srcset="${set(picture.widths, 'webp')}" sizes="${sizes}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`;
}

function wrapInMark(html: string, mark: Mark): string {
  if (mark.type !== 'link') return `<${elementOf[mark.type]}>${html}</${elementOf[mark.type]}>`;
  // Stored links were validated before; validating them again is cheap.
  const href = toSafeHref(mark.attrs.href);
  return href === undefined ? html : `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${html}</a>`;
}

const renderInline = (content: readonly Inline[] = []): string =>
  content
    .map((each) =>
      each.type === 'hardBreak' ? '<br>' : (each.marks ?? []).reduceRight(wrapInMark, escapeHtml(each.text)),
    )
    .join('');

function renderEmbed(id: string, { contents, origin, prefix }: RenderOptions): string {
  const content = contents.get(id);
  if (content === undefined) return '';
  const picture =
    content.picture === null ? '' : renderPicture(content.picture, { sizes: EMBED_SIZES, alt: '', origin });
  const words = `<strong>${escapeHtml(content.title)}</strong><span>${escapeHtml(content.contributor)}</span>`;
  return `<aside><a href="${origin}${prefix}${toReadablePath('/content', id, content.title)}">${picture}<span>${words}</span></a></aside>`;
}

/**
 * Renders a stored text as HTML. Only this function creates elements, attribute names and URLs, so the result needs no
 * sanitizer.
 */
export function renderBody(body: BlogBody, options: RenderOptions): { html: string; headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const renderItems = (items: readonly ListItem[]): string =>
    items.map(({ content }) => `<li>${renderBlocks(content)}</li>`).join('');
  const renderBlock = (block: Block): string => {
    switch (block.type) {
      case 'paragraph':
        return `<p>${renderInline(block.content)}</p>`;
      case 'heading': {
        const { level } = block.attrs;
        const text = toPlainWords(block.content).trim();
        if (text === '') return '';
        const id = `section-${headings.length + 1}`;
        headings.push({ id, level, text });
        return `<h${level} id="${id}">${renderInline(block.content)}</h${level}>`;
      }
      case 'bulletList':
        return `<ul>${renderItems(block.content)}</ul>`;
      case 'orderedList': {
        const start = block.attrs?.start ?? 1;
        return `<ol${start === 1 ? '' : ` start="${start}"`}>${renderItems(block.content)}</ol>`;
      }
      case 'blockquote':
        return `<blockquote>${renderBlocks(block.content)}</blockquote>`;
      case 'codeBlock':
        return `<pre tabindex="0"><code>${escapeHtml((block.content ?? []).map(({ text }) => text).join(''))}</code></pre>`;
      case 'horizontalRule':
        return '<hr>';
      case 'image': {
        const picture = options.images.get(block.attrs.imageId);
        const { origin } = options;
        return picture === undefined
          ? ''
          : `<figure>${renderPicture(picture, { sizes: SIZES, alt: block.attrs.alt, origin })}</figure>`;
      }
      case 'embed':
        return renderEmbed(block.attrs.contentId, options);
    }
  };
  const renderBlocks = (blocks: readonly Block[]): string => blocks.map(renderBlock).join('');
  return { html: renderBlocks(body.content), headings };
}
