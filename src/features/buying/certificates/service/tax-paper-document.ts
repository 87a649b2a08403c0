import { formatDayIn, formatNumberIn, toIntlTag } from '../../../../platform/local-format.ts';
import { addFactColumns, addFacts, addParagraph, type Fact } from '../../../../platform/pdf/blocks.ts';
import { addGrid, type GridColumn } from '../../../../platform/pdf/grid.ts';
import { MUTED } from '../../../../platform/pdf/page.ts';
import type { PdfWriter } from '../../../../platform/pdf/writer.ts';
import { type BuyerFacts, formatBin } from '../rules/buyer.ts';
import { translateTax as translate } from '../rules/messages.ts';
import { createPaper, type PaperSite } from './site-frame.ts';

export interface TaxedLine {
  /** Title, variant and licence, one line each. */
  readonly description: string;
  /** Rate of VAT in basis points. */
  readonly basisPoints: number;
  /** Amounts in minor units: with VAT, and VAT of it. */
  readonly total: number;
  readonly vat: number;
}

export interface TaxPaperFacts {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedAt: Date;
  readonly orderNumber: number;
  readonly supplier: {
    readonly bin: string;
    readonly name: string;
    readonly address: string;
    readonly officer: string;
    readonly designation: string;
  };
  /** Null after the buyer's account was deleted, or until a name is given. */
  readonly buyer: BuyerFacts | null;
  readonly lines: readonly TaxedLine[];
  /** The invoice that a credit note corrects; null for an invoice. */
  readonly invoice: { readonly number: string; readonly issuedAt: Date } | null;
}

type Say = (key: Parameters<typeof translate>[0], values?: Record<string, string>) => string;

/** Widths of the columns in points, the same for both papers; together the width of the page's content. */
const widths = [24, 96.28, 38, 32, 51, 51, 28, 34, 31, 46, 52] as const;

function addHead(writer: PdfWriter, kind: TaxPaperFacts['kind'], say: Say): void {
  const center = { after: 0, style: { size: 9.5, align: 'center', color: MUTED } } as const;
  addParagraph(writer, say('government'), center);
  addParagraph(writer, say('board'), { ...center, after: 4 });
  addParagraph(writer, say(`${kind}_title`), {
    type: 'H1',
    after: 0,
    style: { size: 18, weight: 600, align: 'center' },
  });
  addParagraph(writer, say(`${kind}_rule`), { ...center, after: 10 });
}

const optional = (label: string, value: string): Fact[] => (value === '' ? [] : [{ label, value }]);

/** A tax invoice (Mushak 6.3) or a credit note (Mushak 6.7) as PDF, A4, in the site's language. */
export function createTaxPaper(site: PaperSite, facts: TaxPaperFacts): Promise<Buffer> {
  const { locale } = site;
  const { kind, supplier, buyer, invoice, lines } = facts;
  const say: Say = (key, values) => translate(key, locale, values);
  const amount = (minor: number): string =>
    formatNumberIn(locale, minor / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = (basisPoints: number): string =>
    formatNumberIn(locale, basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const count = (value: number): string => formatNumberIn(locale, value, {});
  const time = (at: Date): string =>
    new Intl.DateTimeFormat(toIntlTag(locale, 'en-GB'), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Dhaka',
    }).format(at);
  const titles = [
    ...[say('serial'), say('description'), say('unit'), say('quantity'), say('unit_price'), say('value')],
    ...[say('duty_rate'), say('duty'), say('vat_rate'), say('vat'), say('total')],
  ];
  const columns = widths.map((width, index): GridColumn => {
    const align = index === 1 || index === 2 ? 'left' : index === 0 || index === 3 ? 'center' : 'right';
    return { title: titles[index] ?? '', width, align };
  });
  const sum = (read: (line: TaxedLine) => number): number => lines.reduce((total, line) => total + read(line), 0);
  const title = say(`${kind}_number`, { number: facts.number });
  return createPaper(site, { title, kind: say(`${kind}_form`), createdAt: facts.issuedAt }, (writer) => {
    addHead(writer, kind, say);
    addFacts(writer, [
      { label: say('supplier'), value: supplier.name },
      { label: say('supplier_bin'), value: formatBin(supplier.bin) },
      { label: say('supplier_address'), value: supplier.address },
    ]);
    addFactColumns(
      writer,
      [
        ...optional(say('buyer'), [buyer?.name, buyer?.company].filter((text) => text).join(', ')),
        ...optional(say('buyer_bin'), buyer === null ? '' : formatBin(buyer.taxNumber)),
        ...optional(say('buyer_address'), buyer?.address ?? ''),
        { label: say('order'), value: formatNumberIn(locale, facts.orderNumber, { useGrouping: false }) },
      ],
      [
        { label: say(`${kind}_no`), value: facts.number },
        { label: say('issue_date'), value: formatDayIn(locale, facts.issuedAt) },
        { label: say('issue_time'), value: time(facts.issuedAt) },
        ...(invoice === null
          ? []
          : [
              { label: say('original_no'), value: invoice.number },
              {
                label: say('original_date'),
                value: `${formatDayIn(locale, invoice.issuedAt)}, ${time(invoice.issuedAt)}`,
              },
              { label: say('reason'), value: say('refunded') },
            ]),
      ],
    );
    if (kind === 'credit_note') addParagraph(writer, say('credit_note_text'));
    addGrid(writer, columns, [
      { isCentered: true, cells: columns.map((_, index) => `(${count(index + 1)})`) },
      ...lines.map(({ description, basisPoints, total, vat }, index) => ({
        cells: [
          ...[count(index + 1), description, say('licence'), count(1), amount(total - vat), amount(total - vat)],
          ...[percent(0), amount(0), percent(basisPoints), amount(vat), amount(total)],
        ],
      })),
      {
        isStrong: true,
        cells: [
          ...['', say('sum'), '', '', '', amount(sum(({ total, vat }) => total - vat))],
          ...['', amount(0), '', amount(sum(({ vat }) => vat)), amount(sum(({ total }) => total))],
        ],
      },
    ]);
    const small = { style: { size: 8.5, color: MUTED } } as const;
    addParagraph(writer, say('without_taxes'), { ...small, after: 10 });
    writer.makeRoom(72);
    addFactColumns(
      writer,
      [
        { label: say('officer'), value: supplier.officer },
        { label: say('designation'), value: supplier.designation },
      ],
      [
        { label: say('signature'), value: '\n' },
        { label: say('seal'), value: '' },
      ],
    );
    if (kind === 'invoice') addParagraph(writer, say('withheld'), small);
  });
}
