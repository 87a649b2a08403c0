import type { Context } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readLicenceNames } from '../../../catalogue/licences/service/licences.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { findSoldOrder, type SoldLine, type SoldOrder } from '../../orders/service/sold.ts';
import { takeTaxPaper } from '../../orders/service/tax/papers.ts';
import type { certificatesContract } from '../contract.ts';
import { choose, createFor, type Locale, type Paper, toSite } from './own-papers.ts';
import { createTaxPaper } from './tax-paper-document.ts';

type Contract = typeof certificatesContract;
type Known = NonNullable<Awaited<ReturnType<typeof takeTaxPaper>>>;

const prefixes = { invoice: 'tax-invoice', credit_note: 'credit-note' } as const;

/** Name of a paper's file, such as `tax-invoice-T-2026-27-000123.pdf`. */
export const nameFile = ({ kind, number }: Pick<Known, 'kind' | 'number'>): string => `${prefixes[kind]}-${number}.pdf`;

/** The lines of an order that a paper is about. */
const selectLines = ({ lines, refunds }: SoldOrder, { refundId }: Known): readonly SoldLine[] => {
  const refund = refunds.find(({ id }) => id === refundId);
  return refundId === null ? lines : lines.filter(({ id }) => refund?.lineIds.includes(id));
};

async function create(ctx: Context, { paper, order, locale }: { paper: Known; order: SoldOrder; locale: Locale }) {
  const licences = new Map((await readLicenceNames(ctx.db)).map((licence) => [licence.code, licence]));
  const bytes = await createTaxPaper(toSite(ctx, locale), {
    ...paper,
    orderNumber: order.number,
    buyer: order.particulars,
    lines: selectLines(order, paper)
      .filter(({ price }) => price > 0)
      .map(({ title, variantName, licence: { code }, price, vat, vatBasisPoints }) => {
        const licence = licences.get(code);
        const licenceName = licence === undefined ? code : choose(locale, licence.name, licence.nameBn);
        return {
          description: [title, variantName, licenceName].join('\n'),
          basisPoints: vatBasisPoints ?? 0,
          total: price,
          vat,
        };
      }),
  });
  return { bytes, fileName: nameFile(paper) };
}

/**
 * `GET /order/tax-paper/{id}`: by default in the order's language.
 * @throws Problem `not_found`, also for another account's order
 */
export const createOwnTaxPaper = (ctx: Context, { params, query }: InputOf<Contract['taxPaper']>): Promise<Paper> =>
  createTaxPaperFor(ctx, userActor(ctx).id, { paperId: params.id, language: query.language });

/** Tax invoice or credit note of an order of the account. @throws Problem as `createOwnTaxPaper` */
export async function createTaxPaperFor(
  ctx: Context,
  accountId: string,
  { paperId, language }: { readonly paperId: string; readonly language?: Locale | undefined },
): Promise<Paper> {
  const paper = await takeTaxPaper(ctx, paperId);
  const order = paper && (await findSoldOrder(ctx.db, paper.orderId));
  if (paper === undefined || order?.accountId !== accountId) throw new Problem('not_found');
  return createFor(ctx, accountId, () => create(ctx, { paper, order, locale: language ?? order.locale }));
}

/** `GET /order/every/tax-paper/{id}`. @throws Problem `not_found` */
export async function createAnyTaxPaper(
  ctx: Context,
  { params, query }: InputOf<Contract['anyTaxPaper']>,
): Promise<Paper> {
  const paper = await takeTaxPaper(ctx, params.id);
  const order = paper && (await findSoldOrder(ctx.db, paper.orderId));
  if (paper === undefined || order === undefined) throw new Problem('not_found');
  return create(ctx, { paper, order, locale: query.language ?? order.locale });
}
