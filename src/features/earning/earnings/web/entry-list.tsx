import { toReadablePath } from '../../../../platform/readable-path.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { formatTime, Time } from '../../../../ui/components/time.tsx';
import type { ListPage } from '../../../../ui/lists/fetch-new-items.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatMoney, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { nameAccount, nameWithdrawal } from '../../withdrawals/web/withdraw-view.tsx';
import type { CurrentEarnings } from './balances.tsx';

type Entry = CurrentEarnings['entries']['items'][number];

const kinds: Readonly<Record<Entry['kind'], () => string>> = {
  sale: () => m.earnings_kind_sale(),
  refund: () => m.earnings_kind_refund(),
  affiliate: () => m.earnings_kind_affiliate(),
  affiliate_refund: () => m.earnings_kind_affiliate_refund(),
  withdrawal: () => m.earnings_kind_withdrawal(),
  withdrawal_returned: () => m.earnings_kind_withdrawal_returned(),
  withdrawal_corrected: () => m.earnings_kind_withdrawal_corrected(),
  paid_directly: () => m.earnings_kind_paid_directly(),
  debt_paid: () => m.earnings_kind_debt_paid(),
  debt_written_off: () => m.earnings_kind_debt_written_off(),
  given_up: () => m.earnings_kind_given_up(),
  other: () => m.earnings_kind_other(),
};

/** Describes when a sale's share can be withdrawn; undefined for entries without a state. */
function describeState({ state, clearsAt }: Entry): string | undefined {
  if (state === null) return undefined;
  if (state === 'cleared') return m.earnings_cleared();
  if (state === 'refunded') return m.earnings_refunded();
  return clearsAt === null ? m.earnings_clearing() : m.earnings_clears({ day: formatTime(clearsAt, 'short-day') });
}

function EntryRow({ entry, currency, takesFocus }: { entry: Entry; currency: string; takesFocus: boolean }) {
  const { kind, sale, withdrawal, share, at } = entry;
  const state = describeState(entry);
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <li
      ref={takesFocus ? takeLostFocus : undefined}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0 sm:px-5"
    >
      <p className="min-w-0">
        <span className="mr-2 rounded-full border border-line px-2 py-0.5 text-12 whitespace-nowrap text-muted">
          {kinds[kind]()}
        </span>
        {sale === null ? null : (
          <a
            href={localizeHref(toReadablePath('/content', sale.contentId, sale.title))}
            className="text-16 font-medium wrap-anywhere underline-offset-4 hover:underline"
          >
            {sale.title}
          </a>
        )}
        {withdrawal === null ? null : (
          <a
            href={localizeHref('/contributor/withdrawals')}
            className="text-16 font-medium wrap-anywhere underline-offset-4 hover:underline"
          >
            {nameAccount(withdrawal)}
          </a>
        )}
      </p>
      <p className="text-right text-16 font-medium tabular-nums">
        {share > 0 ? '+' : ''}
        {money(share)}
      </p>
      <p className="min-w-0 text-12 text-muted">
        {sale === null ? null : (
          <>
            {sale.variantName} · {m.earnings_order({ number: formatNumber(sale.orderNumber, { useGrouping: false }) })}{' '}
            ·{' '}
          </>
        )}
        {withdrawal === null ? null : (
          <span className="wrap-anywhere">
            {[nameWithdrawal(withdrawal), withdrawal.reference].filter((text) => text !== '').join(' · ')} ·{' '}
          </span>
        )}
        <Time at={at} format="minute" />
        {sale === null ? null : (
          <span className="block">
            {m.earnings_price_and_fee({ price: money(sale.price), fee: money(sale.platformFee) })}
            {sale.vat === 0 ? null : ` ${m.earnings_vat_of_price({ vat: money(sale.vat) })}`}
            {sale.feeVat === 0 ? null : ` ${m.earnings_vat_of_fee({ vat: money(sale.feeVat) })}`}
            {sale.isShared ? ` ${m.earnings_shared()}` : null}
          </span>
        )}
      </p>
      <p className="max-w-32 text-right sm:max-w-none text-12 text-muted">{state}</p>
    </li>
  );
}

/** Ledger entries of the contributor, newest first. `first`: first page, from the loader. */
export function EntryList({ first, currency }: { first: ListPage<Entry>; currency: string }) {
  const more = useLoadMore({
    first,
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const { items, nextCursor } = await browserApi('GET /contributor/sales-earnings/entries', { query: { cursor } });
      return { items, next: nextCursor };
    },
  });
  return (
    <section aria-labelledby="entries" className="mt-10">
      <h2 id="entries" className="mb-4 text-22">
        {m.earnings_entries()}
      </h2>
      <ul className="rounded-card border border-line bg-paper">
        {more.items.map((entry) => (
          <EntryRow key={entry._id} entry={entry} currency={currency} takesFocus={entry._id === more.focusId} />
        ))}
      </ul>
      <LoadMoreButton more={more} />
    </section>
  );
}
