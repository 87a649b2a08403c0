import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { PageHeading, Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { BackLink } from '../../../../ui/components/back-link.tsx';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { EntryWords } from '../../withdrawals/web/admin/entry-words.tsx';
import type { AdjustmentKind, adjustmentsContract } from '../contract.ts';
import { AdjustmentsPanel } from './adjustments-panel.tsx';
import { unsettledPath } from './paths.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { kindNames, nameStanding } from './words.ts';

export type Books = OutputOf<typeof adjustmentsContract.books>;

const link = 'underline decoration-line underline-offset-4 hover:decoration-ink';

function Balances({ balances, currency }: Pick<Books, 'balances' | 'currency'>) {
  const rows = [
    [m.adjustments_debt(), balances.debt],
    [m.adjustments_available(), balances.available],
    [m.adjustments_pending(), balances.pending],
    [m.adjustments_reserved(), balances.reserved],
    [m.adjustments_paid(), balances.paid],
  ] as const;
  return (
    <Panel title={m.adjustments_balances()}>
      <dl className="grid gap-3 text-14">
        {rows.map(([label, minor]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{formatMoney(minor, currency)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** The possible kinds of adjustments with their maximum amounts. */
function Possible({ books, onChoose }: { books: Books; onChoose: (kind: AdjustmentKind) => void }) {
  const { possible, adjustments } = books;
  const isWaiting = adjustments.some(({ status }) => status === 'proposed');
  const canSettle = possible.length > 0 && !isWaiting;
  return (
    <Panel title={m.adjustments_possible()} text={canSettle ? m.adjustments_possible_text() : undefined}>
      {canSettle ? (
        <div className="flex flex-wrap gap-3">
          {possible.map(({ kind }) => (
            <button
              key={kind}
              type="button"
              onClick={() => onChoose(kind)}
              className={`${secondaryButton} max-sm:grow`}
            >
              {kindNames[kind]()}
            </button>
          ))}
        </div>
      ) : (
        <p className="text-14 text-muted">
          {isWaiting ? m.adjustments_possible_waiting() : m.adjustments_possible_none()}
        </p>
      )}
    </Panel>
  );
}

function Entries({ books: { contributor, entries, currency } }: { books: Books }) {
  const api = useAdminApi();
  const more = useLoadMore({
    first: { items: entries.items, next: entries.nextCursor },
    getId: ({ journal }) => String(journal),
    fetchPage: async (cursor) => {
      const params = { id: contributor._id };
      const { entries: next } = await api('GET /adjustment/contributor/{id}', { params, query: { cursor } });
      return { items: next.items, next: next.nextCursor };
    },
  });
  return (
    <Panel title={m.adjustments_entries()} text={m.adjustments_entries_text()}>
      {more.items.length === 0 ? <p className="text-14 text-muted">{m.adjustments_entries_none()}</p> : null}
      <ul className="grid gap-3 text-14">
        {more.items.map((entry) => (
          <li
            key={entry.journal}
            ref={more.focusId === String(entry.journal) ? takeLostFocus : undefined}
            tabIndex={-1}
            className="flex flex-wrap justify-between gap-x-4"
          >
            <EntryWords entry={entry} />
            <span className="tabular-nums">
              {entry.amount > 0 ? '+' : ''}
              {formatMoney(entry.amount, currency)}
            </span>
          </li>
        ))}
      </ul>
      <LoadMoreButton more={more} />
    </Panel>
  );
}

/** A contributor's ledger entries and adjustments. */
export function BooksScreen({ books }: { books: Books }) {
  const { contributor } = books;
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<AdjustmentKind>();
  const reload = () => void revalidate();
  return (
    <>
      <BackLink path={unsettledPath}>{m.adjustments_title()}</BackLink>
      <PageHeading title={contributor.name} text={nameStanding(contributor.standing)}>
        <a
          href={localizeHref(`/admin/contributors/payments?q=${encodeURIComponent(contributor.username)}`)}
          className={`text-14 font-medium ${link}`}
        >
          {m.adjustments_withdrawals()}
        </a>
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 max-lg:order-2">
          <Entries key={books.entries.items[0]?.journal ?? 0} books={books} />
        </div>
        <aside className="grid gap-6">
          <Balances {...books} />
          <Possible books={books} onChoose={setKind} />
          <AdjustmentsPanel adjustments={books.adjustments} onDone={reload} />
        </aside>
      </div>
      {kind === undefined ? null : (
        <SettleDialog books={books} kind={kind} onDone={reload} onClose={() => setKind(undefined)} />
      )}
    </>
  );
}
