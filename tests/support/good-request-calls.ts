import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { findOwnDraft } from './good-draft-calls.ts';
import { findForgetToken, makeBrief, makeRequest } from './requests.ts';

const missing = createId();

/** Creates valid calls of the operations on custom requests, each on a record of its own. */
export function createRequestCalls(app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> {
  const make = (asking: Asking): Promise<string> => {
    const { record, me, them } = asking;
    return record === 'missing'
      ? Promise.resolve(missing)
      : makeRequest(app, record === 'own' ? { accountId: me.id } : { accountId: them.id });
  };
  const ofRequest = async (asking: Asking): Promise<Call> => ({ path: { id: await make(asking) } });
  const ofBrief = async (asking: Asking): Promise<Call> => ({
    path: { id: asking.record === 'missing' ? missing : await makeBrief(app, await makeRequest(app)) },
  });
  const ofToken = async ({ record }: Asking): Promise<Call> => ({
    path: { token: record === 'missing' ? 'nothing' : findForgetToken(app, await makeRequest(app)) },
  });
  const ofAnswer = async (asking: Asking): Promise<Call> => {
    const { contentId } = await findOwnDraft(app, asking);
    return { ...(await ofBrief(asking)), body: { contentId } };
  };
  return {
    'POST /content-request/create': async () => ({
      body: {
        title: 'A boat in our colours',
        description: 'For a poster, in red and green.',
        contact: 'asker@private.example',
        budget: null,
        deadline: null,
        categoryId: null,
        pictures: [],
      },
      headers: { 'idempotency-key': createId() },
    }),
    'GET /content-request/pictures': async () => ({ query: `?ids=${createId()}` }),
    'GET /content-request/picture/{id}/{name}': async () => ({
      path: { id: createId(), name: '375.webp' },
      query: '?until=9999999999999&signature=nothing',
    }),
    'GET /content-request/forget/{token}': ofToken,
    'POST /content-request/forget/{token}': ofToken,
    'DELETE /content-request/mine/{id}': ofRequest,
    'GET /content-request/single/{id}': ofRequest,
    'POST /content-request/reveal/{id}': ofRequest,
    'PUT /content-request/brief/{id}': async (asking) => ({
      ...(await ofRequest(asking)),
      body: {
        title: 'A boat wanted',
        description: 'In red and green, as SVG.',
        budget: null,
        deadline: null,
        categoryId: null,
        pictures: [],
      },
    }),
    'PUT /content-request/decline/{id}': async (asking) => ({
      ...(await ofRequest(asking)),
      body: { reason: 'Nobody makes this.' },
    }),
    'PUT /content-request/close/{id}': async (asking) => ({
      ...(await ofBrief(asking)),
      body: { outcome: 'fulfilled' },
    }),
    'DELETE /content-request/{id}': ofRequest,
    'PATCH /content-request/restore/{id}': async (asking) => {
      const call = await ofRequest(asking);
      await app.pool.query('update content_request set deleted_at = now() where id = $1', [call.path?.['id']]);
      return call;
    },
    'GET /content-request/briefs/{id}': ofBrief,
    'PUT /content-request/answer/{id}': ofAnswer,
    'DELETE /content-request/answer/{id}': ofAnswer,
  };
}
