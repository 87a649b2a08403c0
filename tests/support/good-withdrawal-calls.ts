import { createId } from '../../src/platform/database/id.ts';
import { makeDebt, makeProposal } from './adjustments.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { makeWithdrawOption } from './withdraw-options.ts';
import {
  makeApprovedRequest,
  makeBatch,
  makeCorrection,
  makeFailedRequest,
  makeWithdrawRequest,
} from './withdraw-requests.ts';
import { earn } from './withdrawals.ts';

const missing = createId();
const AMOUNT = 60_000;
const isContributor = ({ caller }: Asking): boolean => caller === 'contributor' || caller === 'otherContributor';

/** Creates valid calls of the operations on withdrawals. */
export const createWithdrawalCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => {
  /** Returns the caller if the record is their own, otherwise another contributor. */
  const ownerOf = (asking: Asking): string =>
    asking.record === 'own' && isContributor(asking) ? asking.me.id : asking.world.contributor;
  const idOf = async (asking: Asking, make: (contributorId: string) => Promise<string>): Promise<string> =>
    asking.record === 'missing' ? missing : make(ownerOf(asking));
  const request = (contributorId: string) => makeWithdrawRequest(app, contributorId, AMOUNT);
  const owesMuch = async (contributorId: string): Promise<boolean> => {
    const { rowCount } = await app.pool.query(
      "select from ledger.account where contributor_id = $1 and kind = 'contributor_debt' and balance >= 100",
      [contributorId],
    );
    return rowCount === 1;
  };
  return {
    'POST /withdraw-request/create': async (asking) => {
      const owner = ownerOf(asking);
      await app.pool.query('delete from withdraw_option where contributor_id = $1', [owner]);
      await earn(app, owner, AMOUNT);
      const optionId = await idOf(asking, () => makeWithdrawOption(app, owner));
      return { body: { amount: AMOUNT, optionId }, headers: { 'idempotency-key': createId() } };
    },
    'DELETE /withdraw-request/cancel/{id}': async (asking) => ({ path: { id: await idOf(asking, request) } }),
    'GET /withdraw-request/request/{id}': async (asking) => ({ path: { id: await idOf(asking, request) } }),
    'PATCH /withdraw-request/{withdrawId}/{updateType}': async (asking) => ({
      path: { withdrawId: await idOf(asking, request), updateType: 'approve' },
      body: {},
    }),
    'POST /withdraw-request/batch/create': async (asking) => {
      await makeApprovedRequest(app, ownerOf(asking), AMOUNT);
      return { body: { type: 'bkash' } };
    },
    'GET /withdraw-request/batch/{id}': async (asking) => ({
      path: { id: await idOf(asking, async (contributorId) => makeBatch(app, contributorId, AMOUNT)) },
    }),
    'POST /withdraw-request/correct/{id}': async (asking) => ({
      path: { id: await idOf(asking, (contributorId) => makeFailedRequest(app, contributorId, AMOUNT)) },
      body: { to: 'paid', reference: 'TX-9', reason: 'The bank’s file was wrong' },
    }),
    'POST /withdraw-request/correct/decide/{id}': async (asking) => ({
      path: { id: await idOf(asking, (contributorId) => makeCorrection(app, contributorId, AMOUNT)) },
      body: { decision: 'drop' },
    }),
    'GET /adjustment/contributor/{id}': async (asking) => ({ path: { id: await idOf(asking, async (id) => id) } }),
    'POST /adjustment/create': async (asking) => {
      const contributorId = await idOf(asking, async (id) => id);
      if (contributorId !== missing && !(await owesMuch(contributorId))) await makeDebt(app, contributorId, AMOUNT);
      const body = { contributorId, kind: 'debt_write_off', amount: 100, reason: 'Too small to ask for' };
      return { body, headers: { 'idempotency-key': createId() } };
    },
    'POST /adjustment/decide/{id}': async (asking) => ({
      path: { id: await idOf(asking, (contributorId) => makeProposal(app, contributorId)) },
      body: { decision: 'drop' },
    }),
    'POST /withdraw-request/batch/results': async () => ({
      body: { csv: 'request,status,reference,reason\n999999,paid,TX,\n' },
    }),
  };
};
