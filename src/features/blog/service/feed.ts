import type { Context } from '../../../platform/context.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { readStoredBody } from '../contract/body.ts';
import type { blogContract } from '../contract.ts';
import { type FeedItem, renderFeed } from '../rules/feed.ts';
import { translate } from '../rules/messages.ts';
import type { PostRow } from '../store/columns.ts';
import { readPublicPosts, readTexts } from '../store.ts';
import { renderPost } from './show.ts';

const MAX_ITEMS = 20;
/** Those in the other language alone are passed over. */
const MAX_READ = 100;

/** A post in a language; undefined where it isn't written in it. */
async function toItem(ctx: Context, row: PostRow, language: 'en' | 'bn'): Promise<FeedItem | undefined> {
  const text = (await readTexts(ctx.db, row.id)).find((each) => each.language === language);
  if (text === undefined || text.title === '' || text.word_count === 0 || row.published_at === null) return undefined;
  const { origin } = ctx.platform;
  const body = readStoredBody(text.body);
  const { html } = await renderPost(ctx, row.id, { body, language, origin });
  // Of a text that can't be read nothing is left.
  if (html === '') return undefined;
  return {
    title: text.title,
    address: `${origin}${language === 'bn' ? '/bn' : ''}/blog/${row.slug}`,
    publishedAt: row.published_at,
    category: language === 'bn' ? (row.category_name_bn ?? row.category_name) : row.category_name,
    summary: text.summary,
    html,
  };
}

/** `GET /blog/feed` */
export async function writeFeed(
  ctx: Context,
  { query: { language } }: InputOf<(typeof blogContract)['feed']>,
): Promise<string> {
  const filters = { now: ctx.now, patterns: [], onlyShowcased: false };
  const rows = await readPublicPosts(ctx.db, filters, { sort: 'newest', limit: MAX_READ, after: undefined });
  const items: FeedItem[] = [];
  for (const row of rows) {
    const item = items.length < MAX_ITEMS ? await toItem(ctx, row, language) : undefined;
    if (item !== undefined) items.push(item);
  }
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
