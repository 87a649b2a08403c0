import type { Context } from '../../../../platform/context.ts';
import { formatDayIn, formatMoneyIn, formatNumberIn, toIntlTag } from '../../../../platform/local-format.ts';
import { addFacts, addParagraph, addTitle } from '../../../../platform/pdf/blocks.ts';
import { addTable, type Column, type Row } from '../../../../platform/pdf/table.ts';
import type { PdfWriter } from '../../../../platform/pdf/writer.ts';
import { createPaper } from '../../../buying/certificates/service/site-frame.ts';
import { sumSpans } from '../../../money/ledger/service/entries.ts';
import { describeAccount } from '../../withdraw-options/service/describe.ts';
import { toBounds, toDayStart } from '../rules/period.ts';
import { translate } from '../rules/words.ts';
import { describeKind, findKindWord, toPurse } from './present.ts';
import { readStatementRows, type Statement, statementTurns } from './statement.ts';

type Locale = 'en' | 'bn';

/** Maximum number of entries that the PDF lists; for more, it has monthly sums. */
const MAX_ROWS = 500;

const describeMonth = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(toIntlTag(locale, 'en-GB'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T00:00:00Z`));

/** Rows of all entries: what was sold or paid out, price, fee, share, and the balance after it. */
async function listEntries(ctx: Context, statement: Statement, locale: Locale): Promise<Row[]> {
  const money = (minor: number | null): string =>
    minor === null ? '' : formatMoneyIn(locale, minor, statement.currency);
  const found: Row[] = [];
  /** An amount with the VAT that it contains, if any. */
  const withVat = (minor: number | null, vat: number | null): string =>
    vat === null || vat === 0 ? money(minor) : `${money(minor)}\n${translate('with_vat', locale, { vat: money(vat) })}`;
  for await (const rows of readStatementRows(ctx, statement))
    for (const row of rows) {
      const { at, line, withdrawal, price, vat, platformFee, feeVat, amount, balance } = row;
      const number = line?.orderNumber ?? withdrawal?.number;
      const sign = number === undefined ? '' : ` #${formatNumberIn(locale, number, { useGrouping: false })}`;
      const paidTo = withdrawal === null ? '' : describeAccount(withdrawal, locale);
      const about = line === undefined ? [paidTo, withdrawal?.reference ?? ''] : [line.title];
      found.push({
        cells: [
          formatDayIn(locale, at),
          [translate(findKindWord(row), locale) + sign, ...about].filter((text) => text !== '').join('\n'),
          withVat(price, vat),
          withVat(platformFee, feeVat),
          money(amount),
          money(balance),
        ],
      });
    }
  return found;
}

/** Rows per month and kind of entry: number, sum, and the balance after them. */
async function listMonthSums(ctx: Context, statement: Statement, locale: Locale): Promise<Row[]> {
  const { contributor, currency, period, sums } = statement;
  const spans = await statementTurns.goOn(contributor.id, () =>
    sumSpans(ctx.db, toPurse(ctx, contributor.id), { by: 'month', ...toBounds(period) }),
  );
  let balance = sums.opening;
  return spans.map(({ span, kind, count, amount }) => {
    balance += amount;
    const values = { kind: translate(describeKind(kind), locale), count: formatNumberIn(locale, count, {}) };
    return {
      cells: [
        describeMonth(locale, span),
        translate('count', locale, values),
        '',
        '',
        formatMoneyIn(locale, amount, currency),
        formatMoneyIn(locale, balance, currency),
      ],
    };
  });
}

/** A statement as PDF, A4, with the site's header and footer. */
export async function createStatementPaper(ctx: Context, statement: Statement, locale: Locale): Promise<Buffer> {
  const { contributor, currency, period, sums } = statement;
  const say = (key: Parameters<typeof translate>[0], values?: Record<string, string>): string =>
    translate(key, locale, values);
  const money = (minor: number): string => formatMoneyIn(locale, minor, currency);
  const isLong = sums.count > MAX_ROWS;
  const rows = await (isLong ? listMonthSums : listEntries)(ctx, statement, locale);
  const columns: Column[] = [
    { title: say(isLong ? 'month' : 'date'), share: 0.21 },
    { title: say('what'), share: 0.25 },
    { title: say('price'), share: 0.13, align: 'right' },
    { title: say('platform_fee'), share: 0.13, align: 'right' },
    { title: say('share'), share: 0.13, align: 'right' },
    { title: say('balance'), share: 0.15, align: 'right' },
  ];
  const { platform } = ctx;
  const site = { name: platform.config.ARBOR_NAME, origin: platform.origin, operator: platform.operator, locale };
  const title = say('statement');
  const days = { from: formatDayIn(locale, toDayStart(period.from)), to: formatDayIn(locale, toDayStart(period.to)) };
  const write = async (writer: PdfWriter): Promise<void> => {
    addTitle(writer, title);
    addFacts(writer, [
      { label: say('contributor'), value: `${contributor.name} (${contributor.username})` },
      { label: say('period'), value: say('period_days', days) },
      { label: say('opening'), value: money(sums.opening) },
      { label: say('closing'), value: money(sums.opening + sums.change) },
      { label: say('made_on'), value: formatDayIn(locale, ctx.now) },
    ]);
    addParagraph(writer, say('balance_note'));
    if (rows.length === 0) {
      addParagraph(writer, say('nothing'));
      return;
    }
    if (isLong) addParagraph(writer, say('by_month', { count: formatNumberIn(locale, sums.count, {}) }));
    await addTable(writer, columns, [
      { cells: [days.from, say('opening'), '', '', '', money(sums.opening)] },
      ...rows,
      { cells: [days.to, say('closing'), '', '', '', money(sums.opening + sums.change)], isStrong: true },
    ]);
  };
  const paper = { title, kind: say('statement'), createdAt: ctx.now };
  return statementTurns.goOn(contributor.id, () => createPaper(site, paper, write));
}
