import type { TestApp } from './app.ts';
import { type SignedInUser, signInUser } from './people.ts';

/** Sets what affiliates earn; the default is 10% of every purchase. */
export async function setAffiliateTerms(
  app: Pick<TestApp, 'pool'>,
  { basisPoints = 1000, isFirstOnly = false }: { readonly basisPoints?: number; readonly isFirstOnly?: boolean } = {},
): Promise<void> {
  await app.pool.query('update affiliate_setting set basis_points = $1, is_first_only = $2', [
    basisPoints,
    isFirstOnly,
  ]);
}

/** Starts an account's link. @returns its code */
export async function startLink(person: SignedInUser): Promise<string> {
  const { status, body } = await person.call('POST', '/affiliate/start');
  if (status !== 200) throw new Error(`affiliate: ${status} ${JSON.stringify(body)}`);
  return (body['affiliate'] as { code: string }).code;
}

/** Sets the terms and makes an affiliate, a new person unless given. @returns the code of the link */
export async function makeAffiliate(
  app: TestApp,
  terms: Parameters<typeof setAffiliateTerms>[1] = {},
  person?: SignedInUser,
): Promise<string> {
  await setAffiliateTerms(app, terms);
  return startLink(person ?? (await signInUser(app)));
}

/** What the ledger holds for each affiliate without works, and what orders say that they earned; minor units. */
export async function readAffiliates(app: Pick<TestApp, 'pool'>): Promise<{ held: number; earned: number }[]> {
  const { rows } = await app.pool.query<{ held: number; earned: number }>(
    `select (select coalesce(sum(-a.side * a.balance), 0) from ledger.account a where a.contributor_id = c.id)::int as held,
       (select coalesce(sum(l.affiliate_amount), 0) from order_line l join customer_order o on o.id = l.order_id
        where l.affiliate_id = c.id and o.status in ('paid', 'refunded') and not exists (
          select from refund_line r join refund f on f.id = r.refund_id
          where r.order_line_id = l.id and f.status = 'completed'))::int as earned
     from contributor c where c.status = 'affiliate'`,
  );
  return rows;
}

/** Lets a browser remember a followed link, or none. */
export function keepLink({ cookies }: Pick<SignedInUser, 'cookies'>, code: string | undefined): void {
  if (code === undefined) cookies.delete('via');
  else cookies.set('via', code);
}
