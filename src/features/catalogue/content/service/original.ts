import { type Context, inTransaction } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { originalKey } from '../../../../platform/storage/storage.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import { readOriginal } from '../store/files.ts';

/** Lifetime of a link. It only has to cover the start of a download. */
const LINK_SECONDS = 120;

/**
 * Creates a link to a file of a content: a variant's file, a release, or the source of a preview. The audit log records
 * which file an admin opened.
 * @throws Problem `not_found`, also for contents of other contributors; `unavailable` for a damaged file
 */
export async function createOriginalLink(
  ctx: Context,
  { contentId, fileId }: { readonly contentId: string; readonly fileId: string },
): Promise<string> {
  const file = isId(contentId) && isId(fileId) ? await readOriginal(ctx.db, contentId, fileId) : undefined;
  const isAllowed = ctx.actor.kind === 'admin' || file?.contributor_id === creatorId(ctx);
  if (file === undefined || !isAllowed) throw new Problem('not_found');
  if (file.damaged_at !== null) throw new Problem('unavailable');
  if (ctx.actor.kind === 'admin')
    await inTransaction(ctx, (own) =>
      ctx.platform.audit.record(own, {
        action: 'content.original',
        subjectType: 'content',
        subjectId: contentId,
        details: { fileId },
      }),
    );
  const options = { seconds: LINK_SECONDS, fileName: file.name, mediaType: file.media_type };
  return ctx.platform.storage.createLink(originalKey(file.sha256), options);
}
