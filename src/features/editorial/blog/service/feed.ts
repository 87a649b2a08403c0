import type { Context } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import type { blogContract } from '../contract/blog.ts';
import { type BlogBody, readStoredBody } from '../contract/body.ts';
import { listImageIds } from '../rules/body.ts';
import { type FeedItem, renderFeed } from '../rules/feed.ts';
import { type RenderOptions, renderBody } from '../rules/html.ts';
import { translate } from '../rules/messages.ts';
import { type FeedPost, readFeedPosts } from '../store/feed.ts';
import { readImages } from '../store/images.ts';
import { toPicture } from './present.ts';
import { readEmbedded } from './show.ts';

const MAX_ITEMS = 20;

type Language = 'en' | 'bn';
type Material = Pick<RenderOptions, 'images' | 'contents'>;

/** Pictures and works of all texts, in one read. A text only shows pictures of its own post. */
async function readMaterial(ctx: Context, bodies: readonly BlogBody[]): Promise<Material> {
  const ids = [...new Set(bodies.flatMap(listImageIds))];
  const [images, contents] = await Promise.all([
    ids.length === 0 ? [] : readImages(ctx.db, ids),
    readEmbedded(ctx.db, bodies),
  ]);
  return { images: new Map(images.map((image) => [image.id, toPicture(image)])), contents };
}

/** A feed item; undefined for an unreadable text. An item whose text is too long has only its summary. */
function toItem(
  ctx: Context,
  { row, body }: { readonly row: FeedPost; readonly body: BlogBody | null },
  { language, material }: { readonly language: Language; readonly material: Material },
): FeedItem | undefined {
  const { origin } = ctx.platform;
  const prefix = language === 'bn' ? '/bn' : '';
  const html = body === null ? null : renderBody(body, { ...material, origin, prefix }).html;
  if (html === '' || row.published_at === null) return undefined;
  return {
    title: row.title,
    address: `${origin}${prefix}/blog/${row.slug}`,
    publishedAt: row.published_at,
    category: language === 'bn' ? (row.name_bn ?? row.name) : row.name,
    summary: row.summary,
    html,
  };
}

/** `GET /blog/feed`: at most three queries for any number of posts. */
export async function writeFeed(
  ctx: Context,
  { query: { language } }: InputOf<(typeof blogContract)['feed']>,
): Promise<string> {
  const rows = await readFeedPosts(ctx.db, { language, now: ctx.now, limit: MAX_ITEMS });
  const posts = rows.map((row) => ({ row, body: row.body === null ? null : readStoredBody(row.body) }));
  const material = await readMaterial(
    ctx,
    posts.flatMap(({ body }) => body ?? []),
  );
  const items = posts.flatMap((post) => toItem(ctx, post, { language, material }) ?? []);
  const { origin, config } = ctx.platform;
  const home = `${origin}${language === 'bn' ? '/bn' : ''}/blog`;
  return renderFeed({
    title: translate('feed_title', language, { siteName: config.ARBOR_NAME }),
    about: translate('feed_about', language),
    language,
    address: `${home}/all`,
    feedAddress: `${home}/feed.xml`,
    items,
  });
}
