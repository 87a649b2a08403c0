import type * as z from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { preview } from '../../../catalogue/catalogue/contract/card.ts';
import type { blogCategory, blogContract } from '../contract/blog.ts';
import { readingMinutes } from '../rules/body.ts';
import { readCardTexts } from '../store/blog.ts';
import type { PostRow } from '../store/columns.ts';
import { type ImageRow, readImages } from '../store/images.ts';

type BlogCard = OutputOf<(typeof blogContract)['all']>['items'][number];
export type BlogPicture = z.output<typeof preview>;
type BlogCategory = z.output<typeof blogCategory>;

export const toPicture = ({ id, avif_widths: avifWidths, description, ...rest }: ImageRow): BlogPicture => ({
  _id: id,
  kind: 'image',
  alt: description,
  width: rest.width,
  height: rest.height,
  widths: rest.widths,
  avifWidths,
  colors: rest.colors,
});

/** Titles of posts by id, in the caller's language if the post has it. */
export async function readPostTitles(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = (await readCardTexts(ctx.db, ids)).filter(({ title }) => title !== '');
  const own = texts.filter(({ language }) => language === ctx.locale);
  return new Map([...texts, ...own].map(({ post_id: id, title }) => [id, title]));
}

/** Covers of posts by the picture's id. */
export async function readCovers(
  db: Database,
  rows: readonly Pick<PostRow, 'cover_id'>[],
): Promise<ReadonlyMap<string, BlogPicture>> {
  const ids = rows.flatMap(({ cover_id: id }) => (id === null ? [] : [id]));
  const images = ids.length === 0 ? [] : await readImages(db, ids);
  return new Map(images.map((image) => [image.id, toPicture(image)]));
}

export function toCategory(row: PostRow): BlogCategory | null {
  const { category_id: id, category_key: key, category_name: name, category_name_bn: nameBn } = row;
  return id === null || key === null || name === null ? null : { _id: id, key, name, nameBn };
}

/** Cards of published posts, in the order of the rows. */
export async function toCards(db: Database, rows: readonly PostRow[]): Promise<BlogCard[]> {
  const ids = rows.map(({ id }) => id);
  const [covers, texts] = await Promise.all([readCovers(db, rows), ids.length === 0 ? [] : readCardTexts(db, ids)]);
  const textsOf = Map.groupBy(texts, (text) => text.post_id);
  return rows.map((row) => {
    const own = textsOf.get(row.id) ?? [];
    const cardText = (language: 'en' | 'bn') => {
      const found = own.find((text) => text.language === language && text.title !== '' && text.word_count > 0);
      return found === undefined ? null : { title: found.title, summary: found.summary };
    };
    return {
      _id: row.id,
      slug: row.slug,
      category: toCategory(row),
      texts: { en: cardText('en'), bn: cardText('bn') },
      cover: covers.get(row.cover_id ?? '') ?? null,
      showcased: row.showcased,
      publishedAt: (row.published_at ?? row.updated_at).toISOString(),
      minutes: readingMinutes(Math.max(0, ...own.map((text) => text.word_count))),
    };
  });
}
