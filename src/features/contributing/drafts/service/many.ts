import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { updateDraft } from '../../../catalogue/content/service/drafts/drafts.ts';
import { readOwnContent } from '../../../catalogue/content/service/own-contents.ts';
import { lockStatus, openRevision } from '../../../catalogue/content/service/status.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { draftsContract } from '../contract/drafts.ts';
import { translate } from '../rules/messages.ts';
import { setPublished } from './own.ts';

type Contract = typeof draftsContract;
type Changed = OutputOf<Contract['changeMany']>;
type Changes = InputOf<Contract['changeMany']>['body']['changes'];

/** Changes contents one after the other. A refusal is part of the result and doesn't stop the others. */
export async function changeEach<T extends { readonly _id: string }>(
  ctx: Context,
  items: readonly T[],
  change: (item: T) => Promise<OwnContent>,
): Promise<Changed> {
  const changed: Changed = { items: [] };
  for (const item of items) {
    const { _id } = item;
    try {
      changed.items.push({ _id, content: await change(item), problem: null });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const { status, code, errors } = error;
      const detail =
        error.message === '' ? translate(code === 'not_found' ? code : 'not_saved', ctx.locale) : error.message;
      changed.items.push({ _id, content: null, problem: { status, code, detail, errors: [...errors] } });
    }
  }
  return changed;
}

const toItems = (ids: readonly string[]) => [...new Set(ids)].map((_id) => ({ _id }));

/** Finds the content to edit: for published content, its revision, which is opened if there is none. */
async function findEditable(ctx: TransactionContext, contributorId: string, id: string): Promise<OwnContent> {
  const { _id, status } = await readOwnContent(ctx.tx, contributorId, id);
  const isLive = status === 'published' || status === 'unpublished';
  const editable = isLive ? await openRevision(ctx, _id) : _id;
  // The lock prevents concurrent changes between reading and writing.
  await lockStatus(ctx, editable);
  return readOwnContent(ctx.tx, contributorId, editable);
}

function toDraftChanges(content: OwnContent, changes: Changes) {
  const { price, licence, addKeywords = [], removeKeywords = [], changeNote } = changes;
  const removed = new Set(removeKeywords.map((word) => word.trim().toLowerCase()));
  const kept = content.keywords.filter((word) => !removed.has(word));
  return {
    ...(price === undefined && licence === undefined
      ? {}
      : {
          variants: content.variants.map((variant) => ({
            ...variant,
            price: price === undefined ? variant.price : price,
            licence: licence ?? variant.licence,
          })),
        }),
    ...(addKeywords.length + removed.size === 0 ? {} : { keywords: [...kept, ...addKeywords] }),
    ...(changeNote === undefined || content.revisionOf === null ? {} : { changeNote }),
  };
}

/** `PUT /content/change-many`, with one transaction per content. */
export function changeContents(
  ctx: Context,
  { body: { ids, changes } }: InputOf<Contract['changeMany']>,
): Promise<Changed> {
  const contributorId = creatorId(ctx);
  return changeEach(ctx, toItems(ids), ({ _id }) =>
    inTransaction(ctx, async (own) => {
      const content = await findEditable(own, contributorId, _id);
      await updateDraft(own, { contentId: content._id, contributorId }, toDraftChanges(content, changes));
      return readOwnContent(own.tx, contributorId, content._id);
    }),
  );
}

/** `PUT /content/publish-many`, with one transaction per content. */
export const publishContents = (
  ctx: Context,
  { body: { ids, published } }: InputOf<Contract['publishMany']>,
): Promise<Changed> => changeEach(ctx, toItems(ids), ({ _id }) => setPublished(ctx, _id, published));
