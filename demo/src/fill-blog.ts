import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { attachImage, storePicture } from '../../src/features/editorial/blog/service/images.ts';
import { saveTexts } from '../../src/features/editorial/blog/service/texts.ts';
import { addCategory } from '../../src/features/editorial/blog/store/categories.ts';
import { addPost, updatePost, updatePostState } from '../../src/features/editorial/blog/store/posts.ts';
import { type Context, inTransaction } from '../../src/platform/context.ts';
import { previewKey } from '../../src/platform/storage/storage.ts';
import { blogCategories, blogPosts, type DemoPost, toDemoBody } from './blog-posts.ts';
import type { FillState } from './fill-state.ts';
import type { DemoCatalogue } from './types.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Minimum width of cover pictures in pixels: the width of the reading column. */
const MIN_COVER_WIDTH = 768;

interface Cover {
  readonly previewId: string;
  readonly width: number;
}

interface Filled {
  readonly catalogue: DemoCatalogue;
  readonly state: FillState;
  /** Previews that other posts use as their cover. */
  readonly used: Set<string>;
}

/** Lists the existing works of a category, or of all categories. */
const listWorks = ({ catalogue, state }: Filled, category?: string): string[] =>
  catalogue.contents
    .filter((content) => category === undefined || content.category === category)
    .flatMap(({ key }) => state.contents[key] ?? []);

/** Finds a picture without a watermark that no other post uses: of a work in the category, or else of any work. */
async function findCover(ctx: Context, filled: Filled, category: string): Promise<Cover | undefined> {
  for (const ids of [listWorks(filled, category), listWorks(filled)]) {
    if (ids.length === 0) continue;
    const rows = await ctx.db
      .selectFrom('preview')
      .select(['id', 'widths'])
      .where('content_id', 'in', ids)
      .where('kind', '=', 'image')
      .where('position', '=', 0)
      .where('width', '>=', MIN_COVER_WIDTH)
      .where('marked_widths', '=', sql<number[]>`'{}'`)
      .orderBy('content_id')
      .execute();
    const row = rows.find(({ id }) => !filled.used.has(id));
    const width = row?.widths.find((each) => each >= MIN_COVER_WIDTH) ?? row?.widths.at(-1);
    if (row === undefined || width === undefined) continue;
    filled.used.add(row.id);
    return { previewId: row.id, width };
  }
  return undefined;
}

async function makeCover(ctx: Context, { previewId, width }: Cover) {
  const bytes = await buffer(await ctx.platform.storage.read(previewKey(previewId, `${width}.webp`)));
  return storePicture(ctx, { stream: Readable.from([bytes]), name: 'cover.webp' });
}

async function findOrAddCategory(ctx: Context, key: DemoPost['category']): Promise<string> {
  const found = await ctx.db.selectFrom('blog_category').select('id').where('key', '=', key).executeTakeFirst();
  if (found !== undefined) return found.id;
  const { name, nameBn } = blogCategories[key];
  return inTransaction(ctx, (own) => addCategory(own.tx, { key, name, name_bn: nameBn }));
}

async function insertPost(ctx: Context, post: DemoPost, filled: Filled): Promise<void> {
  const categoryId = await findOrAddCategory(ctx, post.category);
  const found = await findCover(ctx, filled, post.works);
  const cover = found === undefined ? undefined : await makeCover(ctx, found);
  const [workId] = listWorks(filled, post.works);
  const publishedAt = new Date(ctx.now.getTime() - post.daysAgo * DAY_MS);
  const { en, bn, showcased } = post;
  const given = {
    ...(en === null ? {} : { title: en.title, summary: en.summary, content: toDemoBody(en, workId) }),
    ...(bn === null ? {} : { titleBn: bn.title, summaryBn: bn.summary, contentBn: toDemoBody(bn, workId) }),
  };
  await inTransaction(ctx, async (own) => {
    const id = await addPost(own.tx, post.slug, categoryId);
    await saveTexts(own, id, given);
    if (cover !== undefined) await attachImage(own, id, cover, '');
    await updatePost(own.tx, id, { cover_id: cover?.id ?? null });
    await updatePostState(own.tx, id, { published_at: publishedAt, showcased });
  });
}

/** Adds the missing posts, each with a demo work about its topic. */
export async function fillBlog(ctx: Context, catalogue: DemoCatalogue, state: FillState): Promise<void> {
  const filled: Filled = { catalogue, state, used: new Set() };
  for (const post of blogPosts) {
    const found = await ctx.db.selectFrom('blog_post').select('id').where('slug', '=', post.slug).executeTakeFirst();
    if (found === undefined) await insertPost(ctx, post, filled);
  }
}
