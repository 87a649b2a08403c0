import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { getToken } from './identity.ts';
import { makeWithdrawOption } from './withdraw-options.ts';

/** Creates a new token for the caller's sign-in method. */
const prove = ({ me }: Asking) => ({ method: 'phone', idToken: getToken({ subject: `subject-of-${me.username}` }) });

const isContributor = ({ caller }: Asking): boolean => caller === 'contributor' || caller === 'otherContributor';

/** Creates valid calls of contributors' operations on payout accounts. */
export const createWithdrawOptionCalls = (
  app: TestApp,
): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => ({
  'PUT /contributor/withdraw-option': async (asking) => ({
    body: { type: 'nagad', number: '01812345678', proof: prove(asking) },
  }),
  'PATCH /contributor/withdraw-option': async (asking) => {
    if (isContributor(asking) && asking.record === 'own')
      await makeWithdrawOption(app, asking.me.id, { account: { type: 'rocket', number: '01912345678' } });
    const type = asking.record === 'own' ? 'rocket' : 'bkash';
    return { body: { type, number: '01612345678', proof: prove(asking) } };
  },
  'DELETE /contributor/withdraw-option/{id}': async (asking) => {
    if (asking.record === 'missing') return { path: { id: createId() } };
    const { world, me, record } = asking;
    const owner = record === 'own' && isContributor(asking) ? me.id : world.contributor;
    await app.pool.query('delete from withdraw_option where contributor_id = $1', [owner]);
    return { path: { id: await makeWithdrawOption(app, owner) } };
  },
});
