import {
  encryptAccount,
  toOptionPlace,
} from '../../src/features/earning/withdraw-options/service/encrypted-account.ts';
import { postRelease, postSale } from '../../src/features/money/ledger/service/post.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { Database } from '../../src/platform/database/pool.ts';
import type { Encryption } from '../../src/platform/encryption/encryption.ts';
import type { TestApp } from './app.ts';
import { type SignedInAdmin, type SignedInUser, signInContributor } from './people.ts';

const ACCOUNT_NUMBER = '01712345678';

/** Parts of an application that creating data requires; end-to-end tests build them from the server's folder. */
export interface MoneyServer {
  readonly db: Database;
  readonly platform: { readonly encryption: Encryption };
}

/** Posts earnings of a contributor in minor units, by default cleared. */
export const earn = (
  app: Pick<MoneyServer, 'db'>,
  contributorId: string,
  amount: number,
  { currency = 'BDT', isCleared = true }: { readonly currency?: string; readonly isCleared?: boolean } = {},
): Promise<string> =>
  app.db.transaction().execute(async (tx) => {
    const lineId = createId();
    const line = { lineId, contributorId, net: amount, fee: 0 };
    await postSale(tx, { provider: 'sandbox', currency, lines: [line], clearsAt: new Date(0) });
    if (isCleared) await postRelease(tx, { currency, lineIds: [lineId] });
    return lineId;
  });

/** Adds a contributor's payout account, which can be used unless it was changed recently. */
export async function makeOption(
  app: MoneyServer,
  contributorId: string,
  {
    type = 'bkash',
    isFrozen = false,
  }: { readonly type?: 'bkash' | 'nagad' | 'rocket' | 'bank'; readonly isFrozen?: boolean } = {},
): Promise<string> {
  const id = createId();
  const place = toOptionPlace({ id, contributor_id: contributorId, type });
  const account =
    type === 'bank'
      ? {
          type,
          bankName: 'Sonali Bank',
          branch: 'Motijheel',
          routingNumber: '200270522',
          accountName: 'Salma Khatun',
          accountNumber: '123456789012',
        }
      : { type, number: ACCOUNT_NUMBER };
  const changedAt = new Date(Date.now() - (isFrozen ? 3_600_000 : 30 * 86_400_000));
  await app.db
    .insertInto('withdraw_option')
    .values({
      id,
      contributor_id: contributorId,
      type,
      encrypted: encryptAccount(app.platform.encryption, account, place),
      masked: type === 'bank' ? 'Sonali Bank, Motijheel •••• 012' : '•••• 678',
      changed_at: changedAt,
      usable_from: new Date(changedAt.getTime() + 72 * 3_600_000),
    })
    .execute();
  return id;
}

export interface Earner {
  readonly person: SignedInUser;
  readonly contributorId: string;
  readonly optionId: string;
  /** Requests an amount; returns the API's response. */
  readonly ask: (
    amount: unknown,
    more?: { readonly key?: string; readonly optionId?: string; readonly currency?: string; readonly fee?: unknown },
  ) => ReturnType<SignedInUser['call']>;
  /** Requests an available amount. @returns the request's identifier */
  readonly request: (amount: number) => Promise<string>;
}

/** Creates a contributor with earnings and a payout account. */
export async function makeEarner(app: TestApp, earned: number, type?: 'bkash' | 'bank'): Promise<Earner> {
  const person = await signInContributor(app);
  const { rows } = await app.pool.query<{ id: string }>('select id from contributor where account_id = $1', [
    person.userId,
  ]);
  const contributorId = rows[0]?.id ?? '';
  if (earned > 0) await earn(app, contributorId, earned);
  const optionId = await makeOption(app, contributorId, type === undefined ? {} : { type });
  const ask: Earner['ask'] = (amount, { key = createId(), ...more } = {}) =>
    person.call('POST', '/withdraw-request/create', { amount, optionId, ...more }, { 'idempotency-key': key });
  const request = async (amount: number): Promise<string> => {
    const { status, body } = await ask(amount);
    if (status !== 200) throw new Error(`withdraw request: ${status} ${JSON.stringify(body)}`);
    return String(body['_id']);
  };
  return { person, contributorId, optionId, ask, request };
}

/** Takes a step as an owner, with the required data. */
export const step = (
  admin: SignedInAdmin,
  id: string,
  updateType: string,
  body: object = updateType === 'pay'
    ? { reference: `TX-${id.slice(-8)}` }
    : updateType === 'approve'
      ? {}
      : { reason: 'Wrong account' },
): ReturnType<SignedInAdmin['call']> => admin.call('PATCH', `/withdraw-request/${id}/${updateType}`, body);

/** Finds violated invariants of the ledger and the requests. */
export async function findWithdrawFaults(app: TestApp): Promise<object[]> {
  const { rows } = await app.pool.query<object>(
    'select * from withdraw_violation union all select rule, subject, expected, actual from ledger.violation',
  );
  return rows;
}

/** Reads a contributor's balances in the ledger. */
export async function readPurse(app: TestApp, contributorId: string): Promise<Record<string, number>> {
  const { rows } = await app.pool.query<{ kind: string; balance: number }>(
    'select kind, balance from ledger.account where contributor_id = $1',
    [contributorId],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind.replace('contributor_', ''), balance]));
}
