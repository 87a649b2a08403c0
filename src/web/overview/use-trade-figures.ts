import { useEffect, useRef, useState } from 'react';
import type { dashboardContract } from '../../features/earning/earnings/contract/dashboard.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { useAdminApi } from '../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../ui/api/client.ts';

type Contract = typeof dashboardContract;
export type AdminFigures = Extract<OutputOf<Contract['dashboard']>, { kind: 'admin' }>;
export type Period = InputOf<Contract['dashboard']>['query']['days'];

interface TradeFigures {
  /** The last that came: of another period while the chosen one is on its way. */
  readonly figures: AdminFigures | undefined;
  readonly state: 'idle' | 'loading' | 'failed';
  /** Tries again. */
  readonly reload: () => void;
}

/** The figures of the overview in a period, fetched once the page is there; of several periods the last one counts. */
export function useTradeFigures(period: Period): TradeFigures {
  const api = useAdminApi();
  const calls = useRef(0);
  const [figures, setFigures] = useState<AdminFigures>();
  const [state, setState] = useState<TradeFigures['state']>('loading');
  const load = async (wanted: Period) => {
    calls.current += 1;
    const call = calls.current;
    setState('loading');
    try {
      const answer = await api('GET /dashboard', { query: { days: wanted } });
      if (call !== calls.current || answer.kind !== 'admin') return;
      setFigures(answer);
      setState('idle');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (call === calls.current) setState('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each period
  useEffect(() => {
    void load(period);
  }, [period]);
  return { figures, state, reload: () => void load(period) };
}
