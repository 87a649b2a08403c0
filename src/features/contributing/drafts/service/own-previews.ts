import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findPreviewFile } from '../../../catalogue/content/service/previews.ts';
import { findPreviewOwner } from '../../../catalogue/content/service/references.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { draftsContract } from '../contract/drafts.ts';

const wellNamed = /^[a-z0-9]{1,12}(\.marked)?\.[a-z0-9]{2,5}$/;

/**
 * Finds the file that `GET /content/draft-preview/{id}/{name}` sends. A revision's preview that replaces a published
 * one uses the published file.
 * @throws Problem `not_found`
 */
export async function findOwnPreview(
  ctx: Context,
  { params }: InputOf<typeof draftsContract.preview>,
): Promise<{ readonly key: string; readonly size: number }> {
  const { id, name } = params;
  const row = isId(id) && wellNamed.test(name) ? await findPreviewOwner(ctx.db, id) : undefined;
  const isAllowed = ctx.actor.kind === 'admin' || row?.contributor_id === creatorId(ctx);
  if (row === undefined || !isAllowed) throw new Problem('not_found');
  const file = await findPreviewFile(ctx.platform, { id, revisionOf: row.revision_of, name });
  if (file === undefined) throw new Problem('not_found');
  return file;
}
