import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { deleteDraft, updateDraft } from '../../../catalogue/content/service/drafts/drafts.ts';
import { readOwnContent } from '../../../catalogue/content/service/own-contents.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import { takeReadyUploads } from '../../uploads/service/uploads.ts';
import type { draftsContract } from '../contract/drafts.ts';
import { changeEach } from './many.ts';
import { recordWrite } from './record.ts';

type Contract = typeof draftsContract;
type Body = InputOf<Contract['update']>['body'];

/** Lists the uploads that the changes add. */
const listUploads = ({ variants = [], newPreviews = [], newReleases = [] }: Body['changes']): string[] => [
  ...variants.flatMap(({ files }) => files.flatMap((file) => ('upload' in file ? file.upload : []))),
  ...newPreviews,
  ...newReleases.map(({ upload }) => upload),
];

async function change(ctx: TransactionContext, id: string, { updatedAt, changes }: Body) {
  const contributorId = creatorId(ctx);
  const uploads = listUploads(changes);
  const files = uploads.length === 0 ? [] : await takeReadyUploads(ctx.tx, contributorId, uploads, ctx.locale);
  await updateDraft(ctx, { contentId: id, contributorId, updatedAt }, changes, files);
  await recordWrite(ctx, 'content.update', id, { changed: Object.keys(changes) });
  return readOwnContent(ctx.tx, contributorId, id);
}

/** `PUT /content/update/{id}` */
export const updateContent = (
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['update']>,
): Promise<OutputOf<Contract['update']>> => change(ctx, params.id, body);

/** `PUT /content/update-many`, with one transaction per content, so that a refusal doesn't stop the others. */
export const updateContents = (
  ctx: Context,
  { body }: InputOf<Contract['updateMany']>,
): Promise<OutputOf<Contract['updateMany']>> =>
  changeEach(ctx, body.items, ({ _id, ...changed }) => inTransaction(ctx, (own) => change(own, _id, changed)));

/** `DELETE /content/delete/{id}` */
export async function removeContent(
  ctx: TransactionContext,
  { params }: InputOf<Contract['remove']>,
): Promise<OutputOf<Contract['remove']>> {
  await deleteDraft(ctx, { contentId: params.id, contributorId: creatorId(ctx) });
  await recordWrite(ctx, 'content.delete', params.id);
  return { done: true };
}
