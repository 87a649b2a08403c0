import { updateDraft } from '../../src/features/catalogue/content/service/drafts/drafts.ts';
import { openRevision } from '../../src/features/catalogue/content/service/status.ts';
import { inTransaction } from '../../src/platform/context.ts';
import type { TestApp } from './app.ts';
import { makeDraft } from './drafts.ts';

/** Creates a complete revision of a published work of the contributor. */
export async function makeRevision(
  app: TestApp,
  contributor: string,
): Promise<{ readonly contentId: string; readonly previewId: string }> {
  const { contentId: publishedId } = await makeDraft(app, { contributor, status: 'published' });
  const contentId = await inTransaction(app.systemContext(), async (ctx) => {
    const id = await openRevision(ctx, publishedId);
    await updateDraft(ctx, { contentId: id, contributorId: contributor }, { changeNote: 'Sharper.' });
    return id;
  });
  const { id: previewId } = await app.db
    .selectFrom('preview')
    .select('id')
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
  return { contentId, previewId };
}
