import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeContributor } from './factories.ts';
import type { SignedInAdmin } from './people.ts';
import { anyId, type GoodCall } from './recorded-money.ts';
import { makeTemplate } from './review-templates.ts';
import { makeSubmission } from './reviews.ts';

/** Creates admins' calls on reviews for `recorded-writes`. */
export function createRecordedReviews(
  app: TestApp,
): Readonly<Record<string, (admin: SignedInAdmin) => Promise<GoodCall>>> {
  const submitted = async (): Promise<{ readonly submissionId: string; readonly contentId: string }> => {
    const submissionId = await makeSubmission(app, await makeContributor(app, `reviewed-${createId().slice(-8)}`));
    const { rows } = await app.pool.query<{ content_id: string }>('select content_id from submission where id = $1', [
      submissionId,
    ]);
    return { submissionId, contentId: rows[0]?.content_id ?? '' };
  };
  return {
    'PUT /content/request/contributor/correct/{id}': async () => {
      const { submissionId, contentId } = await submitted();
      const { rows } = await app.pool.query<{ updated_at: Date }>('select updated_at from content where id = $1', [
        contentId,
      ]);
      return {
        path: `/content/request/contributor/correct/${submissionId}`,
        body: { updatedAt: rows[0]?.updated_at.toISOString(), title: 'A boat' },
        action: 'content.correct',
        subject: ['content', contentId],
      };
    },
    'PATCH /content/review/{id}/{decision}': async () => {
      const { submissionId, contentId } = await submitted();
      const path = `/content/review/${submissionId}/approve`;
      return { path, body: {}, action: 'content.approved', subject: ['content', contentId] };
    },
    'PATCH /content/review/{decision}': async () => {
      const { submissionId, contentId } = await submitted();
      const body = { ids: [submissionId], reasons: ['DUPLICATE'] };
      return { path: '/content/review/reject', body, action: 'content.rejected', subject: ['content', contentId] };
    },
    'PUT /content/request/contributor/assign/{id}': async ({ adminId }) => {
      const { submissionId, contentId } = await submitted();
      const path = `/content/request/contributor/assign/${submissionId}`;
      return { path, body: { adminId }, action: 'content.assign', subject: ['content', contentId] };
    },
    'POST /content/review/templates': async () => ({
      body: { title: 'Recorded', en: 'Please sharpen it.' },
      action: 'template.create',
      subject: ['review_template', anyId],
    }),
    'PUT /content/review/templates/{id}': async () => {
      const id = await makeTemplate(app);
      const body = { title: 'Recorded again', en: 'Please sharpen it.' };
      const path = `/content/review/templates/${id}`;
      return { path, body, action: 'template.update', subject: ['review_template', id] };
    },
    'DELETE /content/review/templates/{id}': async () => {
      const id = await makeTemplate(app);
      const path = `/content/review/templates/${id}`;
      return { path, action: 'template.delete', subject: ['review_template', id] };
    },
  };
}
