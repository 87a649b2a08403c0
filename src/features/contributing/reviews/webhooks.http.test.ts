import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { submitDraft, submitRevision } from '../../../../tests/support/reviews.ts';
import { startReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { deliverDue, makeWebhook, verifyCall } from '../../../../tests/support/webhooks.ts';

const app = await testApp({
  origin: 'https://arbor.example',
  environment: { ARBOR_RATE_LIMITS: '0', ARBOR_WEBHOOKS_LOCAL: '1' },
});
const owner = await signInAdmin(app);
const receiver = await startReceiver();
const hook = await makeWebhook(owner, receiver, ['content.published']);

/** Reads the events that the endpoint has received since the last call. */
async function readTold(): Promise<Record<string, unknown>[]> {
  await deliverDue(app, hook.id);
  return receiver.received.splice(0).map((call) => verifyCall(call, hook.secret));
}

it('a work is told when it is published, and not before or when it isn’t', async () => {
  const person = await signInContributor(app);
  const rejected = await submitDraft(app, person);
  const approved = await submitDraft(app, person, { title: 'A red boat' });
  await owner.call('PATCH', `/content/review/${rejected.submissionId}/changes`, { reasons: ['other'], message: 'No.' });
  expect(await readTold()).toEqual([]);
  expect((await owner.call('PATCH', `/content/review/${approved.submissionId}/approve`, {})).status).toBe(200);
  expect(await readTold()).toEqual([
    {
      type: 'content.published',
      version: 1,
      timestamp: expect.any(String),
      data: {
        contentId: approved.contentId,
        contributorId: person.userId,
        title: 'A red boat',
        version: 1,
        url: `https://arbor.example/content/${approved.contentId}/a-red-boat`,
        publishedAt: expect.stringMatching(/^20.*Z$/),
      },
    },
  ]);
  const toggle = (published: boolean) =>
    person.call('PATCH', `/content/toggle/publish/${approved.contentId}`, { published });
  expect((await toggle(false)).status).toBe(200);
  expect(await readTold()).toEqual([]);
  expect((await toggle(true)).status).toBe(200);
  expect(await readTold()).toMatchObject([{ data: { contentId: approved.contentId, version: 1 } }]);
});

it('a new version of a work is told when it is approved', async () => {
  const person = await signInContributor(app);
  const { contentId, submissionId } = await submitRevision(app, person, owner, { changes: { title: 'A blue boat' } });
  await readTold();
  expect((await owner.call('PATCH', `/content/review/${submissionId}/approve`, {})).status).toBe(200);
  expect(await readTold()).toMatchObject([
    { type: 'content.published', data: { contentId, title: 'A blue boat', version: 2 } },
  ]);
});
