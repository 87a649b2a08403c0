import { formatDayIn, formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';
import { addFacts, addHeading, addTitle, type Fact } from '../../../../platform/pdf/blocks.ts';
import { addTable, type Column } from '../../../../platform/pdf/table.ts';
import { type BuyerFacts, describeBuyer } from '../rules/buyer.ts';
import { translate } from '../rules/messages.ts';
import { createPaper, type PaperSite } from './site-frame.ts';

export interface ReceiptFacts {
  /** Receipt number such as `R-2026-000123`. */
  readonly receiptNumber: string;
  readonly orderNumber: number;
  readonly orderedAt: Date;
  readonly paidAt: Date;
  /** Licensee of the order; null if the name wasn't given yet. */
  readonly buyer: BuyerFacts | null;
  readonly currency: string;
  /** Payment method in the document's language, such as "bKash"; null for a free order. */
  readonly paymentMethod: string | null;
  /** Total in minor units. */
  readonly total: number;
  /** VAT within the total; 0 if there is none. */
  readonly vat: number;
  /** Name of the bundle in the document's language; null if the order is of none. */
  readonly bundleName: string | null;
  readonly lines: readonly {
    readonly title: string;
    /** Title in the document's language if the original title is in the other one. */
    readonly secondTitle: string | null;
    readonly variantName: string;
    readonly licenceName: string;
    readonly price: number;
    /** Price without discounts. */
    readonly listPrice: number;
  }[];
  /** Completed refunds, oldest first. */
  readonly refunds: readonly {
    readonly at: Date;
    readonly amount: number;
    readonly titles: readonly string[];
    /** The bank's or wallet's reference of the transfer; null if the provider refunded the payment itself. */
    readonly transferReference: string | null;
  }[];
}

/** The receipt of an order as PDF, A4, in the site's language. */
export function createReceipt(site: PaperSite, facts: ReceiptFacts): Promise<Buffer> {
  const { locale, operator } = site;
  const say = (key: Parameters<typeof translate>[0], values?: Record<string, string>): string =>
    translate(key, locale, values);
  const money = (minor: number): string => formatMoneyIn(locale, minor, facts.currency);
  const order = formatNumberIn(locale, facts.orderNumber, { useGrouping: false });
  const optional = (label: string, value: string | null): Fact[] =>
    value === null || value === '' ? [] : [{ label, value }];
  const items: Column[] = [
    { title: say('item'), share: 0.5 },
    { title: say('licence'), share: 0.26 },
    { title: say('price'), share: 0.24, align: 'right' },
  ];
  const title = say('receipt_number', { number: facts.receiptNumber });
  return createPaper(site, { title, kind: say('receipt'), createdAt: facts.paidAt }, async (writer) => {
    addTitle(writer, title);
    addFacts(writer, [
      { label: say('seller'), value: operator.name ?? site.name },
      ...optional(say('address'), operator.address),
      ...optional(say('trade_licence'), operator.tradeLicence),
      ...optional(say('contact'), [operator.email, operator.phone].filter((part) => part !== null).join(' · ')),
      ...optional(say('billed_to'), facts.buyer === null ? null : describeBuyer(locale, facts.buyer)),
      { label: say('order'), value: say('order_value', { order }) },
      { label: say('ordered_on'), value: formatDayIn(locale, facts.orderedAt) },
      { label: say('paid_on'), value: formatDayIn(locale, facts.paidAt) },
      ...optional(say('paid_with'), facts.paymentMethod),
      ...optional(say('bundle'), facts.bundleName),
    ]);
    await addTable(writer, items, [
      ...facts.lines.map(({ title: work, secondTitle, variantName, licenceName, price, listPrice }) => ({
        cells: [
          [
            work,
            ...(secondTitle === null ? [] : [secondTitle]),
            variantName,
            ...(listPrice === price ? [] : [say('list_price', { price: money(listPrice) })]),
          ].join('\n'),
          licenceName,
          price === 0 ? say('free') : money(price),
        ],
      })),
      { cells: [say('total'), '', money(facts.total)], isStrong: true },
      ...(facts.vat === 0 ? [] : [{ cells: [say('total_vat'), '', money(facts.vat)] }]),
    ]);
    if (facts.refunds.length === 0) return;
    addHeading(writer, say('refunds'));
    const refunded = facts.refunds.reduce((sum, { amount }) => sum + amount, 0);
    await addTable(
      writer,
      [
        { title: say('refunded'), share: 0.5 },
        { title: say('refunded_on'), share: 0.26 },
        { title: say('amount'), share: 0.24, align: 'right' },
      ],
      [
        ...facts.refunds.map(({ at, amount, titles, transferReference: reference }) => ({
          cells: [
            [...titles, ...(reference === null ? [] : [say('by_transfer', { reference })])].join('\n'),
            formatDayIn(locale, at),
            money(-amount),
          ],
        })),
        { cells: [say('kept'), '', money(facts.total - refunded)], isStrong: true },
      ],
    );
  });
}
