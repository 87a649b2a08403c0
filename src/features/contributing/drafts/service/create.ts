import type { TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { createDraft } from '../../../catalogue/content/service/drafts/drafts.ts';
import { findUsedFileIds } from '../../../catalogue/content/service/files.ts';
import { readContentsById } from '../../../catalogue/content/service/own-contents.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import { type ReadyUpload, takeReadyUploads } from '../../uploads/service/uploads.ts';
import type { draftsContract } from '../contract/drafts.ts';
import { type Group, groupFiles } from '../rules/group-files.ts';
import { translate } from '../rules/messages.ts';
import { createProposer } from './propose.ts';
import { recordWrite } from './record.ts';

type Contract = typeof draftsContract;

const toGroupable = ({ id, name, folder, report }: ReadyUpload) => ({
  id,
  name,
  folder,
  kind: report.kind,
  hasPreview: report.preview !== null,
});

/**
 * Refuses files without a preview that a content already uses. A draft stores the uploads of its previews only, so the
 * other files are looked up by their bytes.
 */
async function refuseUsed(ctx: TransactionContext, contributorId: string, uploads: readonly ReadyUpload[]) {
  const hidden = uploads.filter(({ report }) => report.preview === null);
  const used = await findUsedFileIds(
    ctx.tx,
    contributorId,
    hidden.map(({ fileId }) => fileId),
  );
  const [found] = hidden.filter(({ fileId }) => used.has(fileId));
  if (found !== undefined)
    throw new Problem('conflict', { detail: translate('is_used', ctx.locale, { name: found.name }) });
}

/**
 * `POST /content/create`: creates all drafts or none.
 * @throws Problem `not_found` for an upload of another contributor; `conflict` for an upload that isn't ready or
 * already belongs to a content; `bad_input` for duplicate uploads
 */
export async function createDrafts(
  ctx: TransactionContext,
  { body }: InputOf<Contract['create']>,
): Promise<OutputOf<Contract['create']>> {
  const contributorId = creatorId(ctx);
  const wanted =
    'uploads' in body ? body.uploads : body.groups.flatMap(({ files, previews }) => [...files, ...previews]);
  if (new Set(wanted).size !== wanted.length)
    throw new Problem('bad_input', { errors: [{ path: 'uploads', message: translate('twice', ctx.locale) }] });
  const uploads = new Map(
    (await takeReadyUploads(ctx.tx, contributorId, wanted, ctx.locale)).map((upload) => [upload.id, upload]),
  );
  await refuseUsed(ctx, contributorId, [...uploads.values()]);
  const groups: readonly Group[] = 'groups' in body ? body.groups : groupFiles([...uploads.values()].map(toGroupable));
  const pick = (ids: readonly string[]) => ids.flatMap((id) => uploads.get(id) ?? []);
  const propose = await createProposer(ctx.tx, contributorId);
  const ids: string[] = [];
  for (const group of groups) {
    const [files, previewsOnly] = [pick(group.files), pick(group.previews)];
    const proposal = propose(files[0] ?? previewsOnly[0]);
    const id = await createDraft(ctx, { contributorId, files, previewsOnly, proposal });
    ids.push(id);
    await recordWrite(ctx, 'content.create', id);
  }
  return { items: await readContentsById(ctx.tx, ids) };
}
