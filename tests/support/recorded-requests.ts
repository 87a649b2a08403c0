import type { TestApp } from './app.ts';
import type { GoodCall } from './recorded-money.ts';
import { makeBrief, makeRequest } from './requests.ts';

/** Creates admins' calls on custom requests for `recorded-writes`. */
export function createRecordedRequests(app: TestApp): Readonly<Record<string, () => Promise<GoodCall>>> {
  const ofRequest = async (path: string, did: string, body?: object): Promise<GoodCall> => {
    const id = await makeRequest(app);
    return { path: `/content-request/${path}${id}`, body, action: `request.${did}`, subject: ['request', id] };
  };
  const brief = {
    title: 'A boat wanted',
    description: 'In red and green, as SVG.',
    budget: null,
    deadline: null,
    categoryId: null,
    pictures: [],
  };
  return {
    'POST /content-request/reveal/{id}': () => ofRequest('reveal/', 'reveal'),
    'PUT /content-request/brief/{id}': () => ofRequest('brief/', 'open_brief', brief),
    'PUT /content-request/decline/{id}': () => ofRequest('decline/', 'decline', { reason: 'Nobody makes this.' }),
    'PUT /content-request/close/{id}': async () => {
      const call = await ofRequest('close/', 'close', { outcome: 'unfulfilled' });
      await makeBrief(app, call.subject[1]);
      return call;
    },
    'DELETE /content-request/{id}': () => ofRequest('', 'delete'),
    'PATCH /content-request/restore/{id}': async () => {
      const call = await ofRequest('restore/', 'restore');
      await app.pool.query('update content_request set deleted_at = now() where id = $1', [call.subject[1]]);
      return call;
    },
  };
}
