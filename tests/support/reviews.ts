import { submit } from '../../src/features/contributing/reviews/service/submissions.ts';
import { inTransaction } from '../../src/platform/context.ts';
import type { TestApp } from './app.ts';
import { type MadeDraft, makeDraft } from './drafts.ts';
import type { SignedInAdmin, SignedInUser } from './people.ts';

/** Creates a complete work in the review queue. @returns identifier of the submission */
export async function makeSubmission(app: TestApp, contributorId: string): Promise<string> {
  const { contentId } = await makeDraft(app, { contributor: contributorId });
  return inTransaction(app.systemContext(), (ctx) => submit(ctx, { contentId, contributorId, note: '' }));
}

export interface SubmittedWork extends MadeDraft {
  readonly submissionId: string;
}

/** Creates a complete draft and submits it as its contributor. */
export async function submitDraft(
  app: TestApp,
  person: SignedInUser,
  options: Omit<Parameters<typeof makeDraft>[1], 'contributor'> & { readonly note?: string } = {},
): Promise<SubmittedWork> {
  const { note = '', ...draft } = options;
  const made = await makeDraft(app, { contributor: person.userId, ...draft });
  const { status, body } = await person.call('POST', `/content/submit/${made.contentId}`, { note });
  if (status !== 200) throw new Error(`submit: ${status} ${JSON.stringify(body)}`);
  return { ...made, submissionId: (body['submission'] as { _id: string })._id };
}

/**
 * Creates a revision in review, of a work that was approved before.
 * @returns the published content, the revision and its submission
 */
export async function submitRevision(
  app: TestApp,
  person: SignedInUser,
  admin: SignedInAdmin,
  { changes, ...options }: Parameters<typeof submitDraft>[2] & { readonly changes: object },
): Promise<SubmittedWork & { readonly revisionId: string }> {
  const made = await submitDraft(app, person, options);
  await admin.call('PATCH', `/content/review/${made.submissionId}/approve`, {});
  const { body: revision } = await person.call('POST', `/content/revise/${made.contentId}`, {});
  const revisionId = String(revision['_id']);
  const changed = await person.call('PUT', `/content/update/${revisionId}`, {
    changes: { changeNote: 'Sharper.', ...changes },
  });
  if (changed.status !== 200) throw new Error(`update: ${changed.status} ${JSON.stringify(changed.body)}`);
  const { status, body } = await person.call('POST', `/content/submit/${revisionId}`, {});
  if (status !== 200) throw new Error(`submit: ${status} ${JSON.stringify(body)}`);
  return { ...made, revisionId, submissionId: (body['submission'] as { _id: string })._id };
}
