import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { suggestRelatedKeywords } from '../../../catalogue/catalogue/service/related-keywords.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { mergeDrafts, splitDraft } from '../../../catalogue/content/service/drafts/draft-groups.ts';
import { readContentsById, readOwnContent, readOwnContents } from '../../../catalogue/content/service/own-contents.ts';
import { moveContent, openRevision } from '../../../catalogue/content/service/status.ts';
import { movePublished } from '../../../catalogue/content/service/takedown.ts';
import { listOfferedLicences } from '../../../catalogue/licences/service/licences.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { draftsContract } from '../contract/drafts.ts';
import type { suggestionsContract } from '../contract/suggestions.ts';
import { recordWrite } from './record.ts';

type Contract = typeof draftsContract;
type Suggestions = typeof suggestionsContract;

/** `GET /content/mine` */
export const listOwn = (ctx: Context, { query }: InputOf<Contract['mine']>): Promise<OutputOf<Contract['mine']>> =>
  readOwnContents(ctx, creatorId(ctx), { ...query, statuses: [...new Set(query.status)], search: query.q });

/** `GET /content/mine/{id}` */
export const showOwn = (ctx: Context, { params }: InputOf<Contract['single']>): Promise<OutputOf<Contract['single']>> =>
  readOwnContent(ctx.db, creatorId(ctx), params.id);

/**
 * `PATCH /content/toggle/publish/{id}`: does nothing if the content is in the wanted state.
 * @throws Problem `not_found`; `conflict` for a content that was never published, or that an admin unpublished
 */
export const togglePublish = (
  ctx: Context,
  { params, body }: InputOf<Contract['togglePublish']>,
): Promise<OutputOf<Contract['togglePublish']>> => setPublished(ctx, params.id, body.published);

/**
 * Publishes or unpublishes a content of the caller; undefined toggles the state.
 * @throws Problem under the same conditions as `togglePublish`
 */
export async function setPublished(ctx: Context, id: string, published: boolean | undefined): Promise<OwnContent> {
  const contributorId = creatorId(ctx);
  const { _id, status } = await readOwnContent(ctx.db, contributorId, id);
  const isWanted = published ?? status !== 'published';
  const to = isWanted ? 'published' : 'unpublished';
  if (status === to) return readOwnContent(ctx.db, contributorId, _id);
  await movePublished(ctx, _id, to, async (own) => {
    // Only a content that was published before can be published again without a review.
    await moveContent(own, _id, to, isWanted ? ['unpublished'] : ['published']);
    await recordWrite(own, isWanted ? 'content.publish' : 'content.unpublish', _id);
  });
  return readOwnContent(ctx.db, contributorId, _id);
}

/** `POST /content/revise/{id}` */
export async function reviseContent(
  ctx: TransactionContext,
  { params }: InputOf<Contract['revise']>,
): Promise<OutputOf<Contract['revise']>> {
  const contributorId = creatorId(ctx);
  const { _id } = await readOwnContent(ctx.tx, contributorId, params.id);
  const id = await openRevision(ctx, _id);
  await recordWrite(ctx, 'content.revise', _id);
  return readOwnContent(ctx.tx, contributorId, id);
}

/** `POST /content/merge/{id}` */
export async function mergeContents(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['merge']>,
): Promise<OutputOf<Contract['merge']>> {
  const contributorId = creatorId(ctx);
  await mergeDrafts(ctx, contributorId, params.id, body.ids);
  await recordWrite(ctx, 'content.merge', params.id);
  return readOwnContent(ctx.tx, contributorId, params.id);
}

/** `POST /content/split/{id}` */
export async function splitContent(
  ctx: TransactionContext,
  { params }: InputOf<Contract['split']>,
): Promise<OutputOf<Contract['split']>> {
  const ids = await splitDraft(ctx, creatorId(ctx), params.id);
  await recordWrite(ctx, 'content.split', params.id);
  return { items: await readContentsById(ctx.tx, ids) };
}

/** `GET /content/keyword-suggestions` */
export async function suggestForDraft(
  ctx: Context,
  { query }: InputOf<Suggestions['suggestions']>,
): Promise<OutputOf<Suggestions['suggestions']>> {
  return { items: await suggestRelatedKeywords(ctx.db, query) };
}

/** `GET /content/licences` */
export const listLicences = async (ctx: Context): Promise<OutputOf<Suggestions['licences']>> => ({
  items: await listOfferedLicences(ctx.db),
});
