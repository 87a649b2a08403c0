import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { PageLinks } from '../../../../ui/admin/lists/page-links.tsx';
import { EmptyState, Panel } from '../../../../ui/admin/page-heading.tsx';
import { ReasonDialog } from '../../../../ui/admin/reason-dialog.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { chip } from '../../../../ui/components/button.ts';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { nameProvider } from '../../../buying/orders/web/admin/provider-names.ts';
import { type BreakState, breakStates, type reconciliationContract } from '../contract/reconciliation.ts';
import { formatDay } from './overview-panels.tsx';
import { toBreaksHref } from './path.ts';

export type Breaks = OutputOf<typeof reconciliationContract.breaks>;
type Break = Breaks['items'][number];

const stateNames: Readonly<Record<BreakState, () => string>> = {
  open: () => m.reconciliation_state_open(),
  accepted: () => m.reconciliation_state_accepted(),
  closed: () => m.reconciliation_state_closed(),
};

const emptyTexts: Readonly<Record<BreakState, () => readonly [title: string, text: string]>> = {
  open: () => [m.reconciliation_none_open(), m.reconciliation_none_open_text()],
  accepted: () => [m.reconciliation_none_accepted(), m.reconciliation_none_accepted_text()],
  closed: () => [m.reconciliation_none_closed(), m.reconciliation_none_closed_text()],
};

const link = 'underline decoration-line underline-offset-4 hover:decoration-ink';

function AcceptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      title={m.reconciliation_accept_title()}
      text={m.reconciliation_accept_text()}
      action={m.reconciliation_accept()}
      maxLength={1000}
      hint={m.reconciliation_accept_hint()}
      failure={m.reconciliation_accept_failed()}
      isDanger={false}
      onSubmit={async (note) => {
        await api('PUT /reconciliation/accept/{id}', { params: { id }, body: { note } });
        showToast({ kind: 'success', title: m.reconciliation_was_accepted() });
        onClose();
        await revalidate();
      }}
      onClose={onClose}
    />
  );
}

/** Where the discrepancy occurred, with links. */
function Place({ of: { day, provider, order, contributor, withdrawal, firstSeen, closedAt } }: { of: Break }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
      {order === null ? null : (
        <a href={localizeHref(`/admin/orders/${order._id}`)} className={`text-ink ${link}`}>
          {m.reconciliation_order({ number: formatNumber(order.number, { useGrouping: false }) })}
        </a>
      )}
      {withdrawal === null ? null : (
        <a href={localizeHref(`/admin/contributors/payments/${withdrawal}`)} className={`text-ink ${link}`}>
          {m.reconciliation_withdrawal()}
        </a>
      )}
      {contributor === null ? null : <span>{contributor.name}</span>}
      {provider === null ? null : <span>{nameProvider(provider)}</span>}
      {day === null ? null : <span className="tabular-nums">{formatDay(day)}</span>}
      <span>
        {m.reconciliation_first_seen()} <DhakaTime at={firstSeen} />
      </span>
      {closedAt === null ? null : (
        <span>
          {m.reconciliation_closed_at()} <DhakaTime at={closedAt} />
        </span>
      )}
    </p>
  );
}

const nameAccepted = (name: string | null): string =>
  name === null ? m.reconciliation_accepted() : m.reconciliation_accepted_by({ name });

const nameAcceptedBefore = (name: string | null): string =>
  name === null ? m.reconciliation_accepted_before() : m.reconciliation_accepted_before_by({ name });

function BreakItem({ of: each, onAccept }: { of: Break; onAccept: () => void }) {
  const { title, explanation, state, accepted } = each;
  const name = accepted?.by ?? null;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-0 first:pt-0">
      <div className="grid min-w-0 max-w-3xl gap-1">
        <h3 className="text-16 font-medium">{title}</h3>
        <p className="text-14 wrap-anywhere">{explanation}</p>
        <Place of={each} />
        {accepted === null ? null : (
          <p className="text-12 text-muted">
            {state === 'accepted' ? nameAccepted(name) : nameAcceptedBefore(name)} <DhakaTime at={accepted.at} />
            <span className="block text-14 whitespace-pre-line text-ink wrap-anywhere">{accepted.note}</span>
          </p>
        )}
      </div>
      {state === 'open' ? (
        <button
          type="button"
          onClick={onAccept}
          aria-label={m.reconciliation_accept_named({ title })}
          className="h-10 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink max-sm:w-full"
        >
          {m.reconciliation_accept()}
        </button>
      ) : null}
    </li>
  );
}

interface BreaksPanelProps {
  readonly breaks: Breaks;
  readonly state: BreakState;
  /** Whether this is the first page, with the newest discrepancies. */
  readonly isFirst: boolean;
  /** Whether a run was ever completed. */
  readonly isChecked: boolean;
}

/** List of discrepancies. */
export function BreaksPanel({ breaks, state, isFirst, isChecked }: BreaksPanelProps) {
  const [asked, setAsked] = useState<string>();
  const [title, text] = isChecked ? emptyTexts[state]() : [m.reconciliation_never(), m.reconciliation_never_text()];
  return (
    <Panel title={m.reconciliation_breaks()} text={m.reconciliation_breaks_text()}>
      <nav aria-label={m.reconciliation_state()} className="mb-5 flex flex-wrap gap-2">
        {breakStates.map((each) => (
          <a key={each} href={toBreaksHref(each)} aria-current={each === state ? 'page' : undefined} className={chip}>
            {stateNames[each]()}
          </a>
        ))}
      </nav>
      {breaks.items.length === 0 ? <EmptyState title={title} text={text} /> : null}
      <ul>
        {breaks.items.map((each) => (
          <BreakItem key={each._id} of={each} onAccept={() => setAsked(each._id)} />
        ))}
      </ul>
      <PageLinks
        first={isFirst ? null : toBreaksHref(state)}
        next={breaks.nextCursor === null ? null : toBreaksHref(state, breaks.nextCursor)}
      />
      {asked === undefined ? null : <AcceptDialog id={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}
