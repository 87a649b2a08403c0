import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Card } from '../../../catalogue/catalogue/contract/card.ts';
import { readCards } from '../../../catalogue/catalogue/service/members.ts';
import type { blogAdminContract } from '../contract/admin.ts';
import type { blogContract } from '../contract/blog.ts';
import { type BlogBody, readStoredBody } from '../contract/body.ts';
import { listEmbeddedIds, readingMinutes } from '../rules/body.ts';
import { type EmbeddedContent, renderBody } from '../rules/html.ts';
import { readTexts } from '../store/blog.ts';
import type { PostRow } from '../store/columns.ts';
import { readImagesOf } from '../store/images.ts';
import { readManagedPost } from '../store/posts.ts';
import { toCards, toPicture } from './present.ts';
import { findPublicPost } from './read.ts';

type Single = (typeof blogContract)['single'];
type Preview = (typeof blogAdminContract)['preview'];

/** Public works that texts embed. */
export async function readEmbedded(
  db: Database,
  bodies: readonly BlogBody[],
): Promise<ReadonlyMap<string, EmbeddedContent & { readonly picture: Card['preview'] }>> {
  const ids = [...new Set(bodies.flatMap(listEmbeddedIds))];
  const cards = ids.length === 0 ? new Map<string, string>() : await readCards(db, ids);
  return new Map(
    [...cards].map(([id, json]) => {
      const { title, contributor, preview } = JSON.parse(json) as Card;
      return [id, { title, contributor: contributor.name, picture: preview }];
    }),
  );
}

/** Renders a stored text as HTML, with the pictures and works that still exist. */
async function renderPost(
  ctx: Context,
  postId: string,
  { body, language }: { readonly body: BlogBody; readonly language: 'en' | 'bn' },
) {
  const images = new Map((await readImagesOf(ctx.db, postId)).map((image) => [image.id, toPicture(image)]));
  const contents = await readEmbedded(ctx.db, [body]);
  return renderBody(body, { images, contents, origin: '', prefix: language === 'bn' ? '/bn' : '' });
}

/** A post in a language, or else in the other one; undefined if neither has a title and a text. */
async function toPost(
  ctx: Context,
  row: PostRow,
  asked: 'en' | 'bn',
): Promise<OutputOf<(typeof blogContract)['single']> | undefined> {
  const [[card], texts] = await Promise.all([toCards(ctx.db, [row]), readTexts(ctx.db, row.id)]);
  const readable = texts.filter(({ title, word_count: words }) => title !== '' && words > 0);
  const text = readable.find(({ language }) => language === asked) ?? readable[0];
  if (card === undefined || text === undefined) return undefined;
  const language = text.language === 'bn' ? 'bn' : 'en';
  const body = readStoredBody(text.body);
  // Links to the site's own pages use the requested language.
  const { html, headings } = await renderPost(ctx, row.id, { body, language: asked });
  return {
    ...card,
    language,
    title: text.title,
    summary: text.summary,
    html,
    headings: [...headings],
    minutes: readingMinutes(text.word_count),
    views: row.views,
    likes: row.likes,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** `GET /blog/single/{id}`. @throws Problem `not_found` */
export async function showPost(ctx: Context, { params, query }: InputOf<Single>): Promise<OutputOf<Single>> {
  const post = await toPost(ctx, await findPublicPost(ctx, params.id), query.language);
  if (post === undefined) throw new Problem('not_found');
  return post;
}

/** `GET /blog/admin/preview/{id}`: the same result as `showPost` after publication. @throws Problem `not_found` */
export async function previewPost(ctx: Context, { params, query }: InputOf<Preview>): Promise<OutputOf<Preview>> {
  const row = isId(params.id) ? await readManagedPost(ctx.db, params.id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return { post: (await toPost(ctx, row, query.language)) ?? null };
}
