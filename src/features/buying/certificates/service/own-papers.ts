import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import { runWithDigits } from '../../../../platform/digits-scope.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatCopiesIn } from '../../../../platform/local-format.ts';
import type { Mark } from '../../../../platform/pdf/blocks.ts';
import { createTitleTranslator, type TranslatedTitle } from '../../../catalogue/content/service/variant-facts.ts';
import { type Licence, readLicenceNames } from '../../../catalogue/licences/service/licences.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { findBundles } from '../../bundles/service/sale.ts';
import { takeParticulars } from '../../orders/service/particulars.ts';
import { takeReceiptNumber } from '../../orders/service/receipts.ts';
import { findSoldOrder } from '../../orders/service/sold.ts';
import type { certificatesContract } from '../contract.ts';
import { translate } from '../rules/messages.ts';
import { createCertificate } from './certificate-document.ts';
import { createReceipt, type ReceiptFacts } from './receipt-document.ts';
import type { PaperSite } from './site-frame.ts';
import { findCertificate } from './verify.ts';

type Contract = typeof certificatesContract;
export type Locale = PaperSite['locale'];

export interface Paper {
  readonly bytes: Buffer;
  readonly fileName: string;
}

export const toSite = ({ platform }: Context, locale: Locale): PaperSite => ({
  name: platform.config.ARBOR_NAME,
  origin: platform.origin,
  operator: platform.operator,
  locale,
});

/** Permissions of the sold licence version, one sentence each. */
function listAllowances(locale: Locale, { allows, commercialUse }: Licence): Mark[] {
  const mark = (isYes: boolean, yes: Parameters<typeof translate>[0], no: Parameters<typeof translate>[0]): Mark => ({
    text: translate(isYes ? yes : no, locale),
    answer: isYes ? 'yes' : 'no',
  });
  const { maxCopies, clientWork, goodsForSale, resale, editorialOnly, attribution } = allows;
  const copies = maxCopies === null ? '' : formatCopiesIn(locale, maxCopies);
  return [
    editorialOnly
      ? { text: translate('editorial_only', locale), answer: 'condition' }
      : mark(commercialUse, 'allows_commercial', 'forbids_commercial'),
    mark(clientWork, 'allows_clients', 'forbids_clients'),
    { text: translate(maxCopies === null ? 'any_copies' : 'max_copies', locale, { copies }), answer: 'yes' },
    mark(goodsForSale, 'allows_goods', 'forbids_goods'),
    mark(resale, 'allows_resale', 'forbids_resale'),
    attribution
      ? { text: translate('asks_attribution', locale), answer: 'condition' }
      : { text: translate('needs_no_attribution', locale), answer: 'yes' },
  ];
}

/** Address of the public page with the licence text in the version that was sold. */
const createTextAddress = ({ origin, locale }: PaperSite, { url, version }: Licence): string =>
  url.startsWith('/') ? `${origin}${locale === 'bn' ? '/bn' : ''}${url}?version=${version}` : url;

export const choose = (locale: Locale, text: string, textBn: string | null): string =>
  locale === 'bn' ? (textBn ?? text) : text;

/** Creates a document with the digits of its owner's language. */
export async function createFor<T>(ctx: Context, accountId: string, create: () => Promise<T>): Promise<T> {
  const { digits } = await ctx.platform.actors.findAccountLanguage(ctx, accountId);
  return runWithDigits(digits, create);
}

/**
 * `GET /order/certificate/{code}`.
 * @throws Problem `not_found`, also for another account's certificate; `conflict` while the order has no licensee
 */
export async function createOwnCertificate(
  ctx: Context,
  { params, query }: InputOf<Contract['certificate']>,
): Promise<Paper> {
  const found = await findCertificate(ctx, params.code);
  const { order, line, licence } = found;
  if (order.accountId !== userActor(ctx).id) throw new Problem('not_found');
  const buyer = await takeParticulars(ctx, order.id);
  if (buyer === undefined) throw new Problem('conflict', { detail: translate('not_named', ctx.locale) });
  const locale = query.language ?? order.locale;
  const site = toSite(ctx, locale);
  const translator = await createTitleTranslator(ctx.db, [line.contentId]);
  const bytes = await createFor(ctx, userActor(ctx).id, () =>
    createCertificate(site, {
      code: found.code,
      title: line.title,
      secondTitle: toSecondTitle(locale, translator(line.contentId, line.title)),
      variantName: line.variantName,
      contentVersion: line.contentVersion,
      contributorName: found.contributorName,
      licence: {
        name: choose(locale, licence.name, licence.nameBn),
        version: line.licence.version,
        summary: choose(locale, licence.summary, licence.summaryBn),
        url: createTextAddress(site, licence),
        allows: listAllowances(locale, licence),
      },
      orderNumber: order.number,
      lineNumber: line.lineNumber,
      buyer,
      correctedAt: buyer.isCorrection ? new Date(buyer.at) : null,
      grantedAt: found.grantedAt,
      revokedAt: found.revokedAt,
    }),
  );
  return { bytes, fileName: `certificate-${found.code}.pdf` };
}

/** Title in the document's language if the work's own title is in the other one. */
const toSecondTitle = (locale: Locale, found: TranslatedTitle | undefined): string | null =>
  found === undefined || found.language === locale ? null : found.translatedTitle;

const providers = ['sandbox', 'bkash', 'sslcommerz', 'stripe'] as const;

function describeProvider(locale: Locale, provider: string | null): string | null {
  const known = providers.find((each) => each === provider);
  return known === undefined ? provider : translate(known, locale);
}

/**
 * `GET /order/receipt/{id}`.
 * @throws Problem `not_found`, also for another account's order; `conflict` until the order is paid
 */
export const createOwnReceipt = (ctx: Context, { params, query }: InputOf<Contract['receipt']>): Promise<Paper> =>
  createReceiptFor(ctx, userActor(ctx).id, { orderId: params.id, language: query.language });

/** Receipt of an order of the account, by default in the order's language. @throws Problem as `createOwnReceipt` */
export async function createReceiptFor(
  ctx: Context,
  accountId: string,
  { orderId, language }: { readonly orderId: string; readonly language?: Locale | undefined },
): Promise<Paper> {
  const order = isId(orderId) ? await findSoldOrder(ctx.db, orderId) : undefined;
  if (order === undefined || order.accountId !== accountId) throw new Problem('not_found');
  if (order.paidAt === null) throw new Problem('conflict', { detail: translate('not_paid', ctx.locale) });
  const locale = language ?? order.locale;
  const translator = await createTitleTranslator(
    ctx.db,
    order.lines.map(({ contentId }) => contentId),
  );
  const titles = new Map(order.lines.map(({ id, title }) => [id, title]));
  const licenceNames = new Map((await readLicenceNames(ctx.db)).map((licence) => [licence.code, licence]));
  const lines = order.lines.map(({ contentId, title, variantName, licence: { code }, price, listPrice }) => {
    const licence = licenceNames.get(code);
    return {
      title,
      secondTitle: toSecondTitle(locale, translator(contentId, title)),
      variantName,
      licenceName: licence === undefined ? code : choose(locale, licence.name, licence.nameBn),
      price,
      listPrice,
    };
  });
  const bundle =
    order.bundleId === null ? undefined : (await findBundles(ctx.db, [order.bundleId])).get(order.bundleId);
  const receiptNumber = await takeReceiptNumber(ctx, order.id);
  const facts: ReceiptFacts = {
    receiptNumber,
    orderNumber: order.number,
    orderedAt: order.orderedAt,
    paidAt: order.paidAt,
    buyer: order.particulars,
    currency: order.currency,
    paymentMethod: describeProvider(locale, order.provider),
    total: order.total,
    vat: order.vat,
    bundleName: bundle === undefined ? null : choose(locale, bundle.name, bundle.nameBn),
    lines,
    refunds: order.refunds.map(({ at, amount, lineIds, transferReference }) => ({
      at,
      amount,
      transferReference,
      titles: lineIds.map((id) => titles.get(id) ?? ''),
    })),
  };
  const bytes = await createFor(ctx, accountId, () => createReceipt(toSite(ctx, locale), facts));
  return { bytes, fileName: `receipt-${receiptNumber}.pdf` };
}
