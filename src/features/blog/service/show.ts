import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Card } from '../../catalogue/contract/card.ts';
import { readCards } from '../../catalogue/service/members.ts';
import { type BlogBody, blogBody } from '../contract/body.ts';
import type { blogContract } from '../contract.ts';
import { listEmbeddedIds, readingMinutes } from '../rules/body.ts';
import { type EmbeddedContent, renderBody } from '../rules/html.ts';
import { readImagesOf } from '../store/images.ts';
import { readTexts } from '../store.ts';
import { toCards, toPicture } from './present.ts';
import { findPublicPost } from './read.ts';

type Single = (typeof blogContract)['single'];

/** Public contents that a text shows. */
async function readEmbedded(db: Database, body: BlogBody): Promise<ReadonlyMap<string, EmbeddedContent>> {
  const ids = listEmbeddedIds(body);
  const cards = ids.length === 0 ? new Map<string, string>() : await readCards(db, ids);
  return new Map(
    [...cards].map(([id, json]) => {
      const { title, contributor, preview } = JSON.parse(json) as Card;
      return [id, { title, contributor: contributor.name, picture: preview }];
    }),
  );
}

/** A stored text as HTML, with the pictures and contents that are there now. `origin`: before its addresses, empty on pages. */
export async function renderPost(
  ctx: Context,
  postId: string,
  { body, language, origin }: { readonly body: BlogBody; readonly language: 'en' | 'bn'; readonly origin: string },
) {
  const images = new Map((await readImagesOf(ctx.db, postId)).map((image) => [image.id, toPicture(image)]));
  const contents = await readEmbedded(ctx.db, body);
  return renderBody(body, { images, contents, origin, prefix: language === 'bn' ? '/bn' : '' });
}

/** `GET /blog/single/{id}`. @throws Problem `not_found` */
export async function showPost(ctx: Context, { params, query }: InputOf<Single>): Promise<OutputOf<Single>> {
  const row = await findPublicPost(ctx, params.id);
  const [[card], texts] = await Promise.all([toCards(ctx.db, [row]), readTexts(ctx.db, row.id)]);
  const readable = texts.filter(({ title, word_count: words }) => title !== '' && words > 0);
  const text = readable.find(({ language }) => language === query.language) ?? readable[0];
  if (card === undefined || text === undefined) throw new Problem('not_found');
  const language = text.language === 'bn' ? 'bn' : 'en';
  const body = blogBody.parse(text.body);
  // Own addresses in the text lead to pages of the language that was asked for.
  const { html, headings } = await renderPost(ctx, row.id, { body, language: query.language, origin: '' });
  return {
    ...card,
    language,
    title: text.title,
    summary: text.summary,
    html,
    headings: [...headings],
    minutes: readingMinutes(text.word_count),
    views: row.views,
    likes: row.likes ?? 0,
    updatedAt: row.updated_at.toISOString(),
  };
}
