import { useRevalidator } from 'react-router';
import { PageHeading } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { BreakState } from '../contract/reconciliation.ts';
import { type Breaks, BreaksPanel } from './breaks-panel.tsx';
import { DaysPanel, LedgerPanel, type Overview, StatePanel } from './overview-panels.tsx';

interface ReconciliationScreenProps {
  readonly overview: Overview;
  readonly breaks: Breaks;
  readonly state: BreakState;
  /** Whether this is the first page, with the newest discrepancies. */
  readonly isFirst: boolean;
}

/** Result of the last reconciliation, discrepancies, and the sums of each side. */
export function ReconciliationScreen({ overview, breaks, state, isFirst }: ReconciliationScreenProps) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const check = async (scope: 'recent' | 'all') => {
    try {
      await api('POST /reconciliation/run', { body: { scope } });
      showToast({ kind: 'success', title: m.reconciliation_begun() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.reconciliation_not_begun());
    }
    await revalidate();
  };
  const isRunning = overview.running !== null;
  return (
    <>
      <PageHeading title={m.reconciliation_title()} text={m.reconciliation_text()}>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <button
            type="button"
            disabled={isRunning}
            onClick={() => void check('recent')}
            className={`${primaryButton} max-sm:w-full`}
          >
            {m.reconciliation_check_recent()}
          </button>
          <button
            type="button"
            disabled={isRunning}
            onClick={() => void check('all')}
            className={`${secondaryButton} max-sm:w-full`}
          >
            {m.reconciliation_check_all()}
          </button>
        </div>
      </PageHeading>
      <div className="grid gap-6">
        <StatePanel overview={overview} />
        <BreaksPanel breaks={breaks} state={state} isFirst={isFirst} isChecked={overview.last !== null} />
        <DaysPanel days={overview.days} />
        <LedgerPanel />
      </div>
    </>
  );
}
