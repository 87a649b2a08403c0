import { Counter, type Registry } from 'prom-client';
import type { ProviderName } from './provider.ts';

const WINDOW_MS = 3_600_000;

/** Refused notices of a provider that leave a trace in the database, within an hour and a process. */
export const MAX_KEPT_REFUSALS = 20;

/** Anybody can send notices: those that aren't their provider's are counted, and few of them kept and logged. */
export interface RefusedNotices {
  /** @returns whether it is the first one of its provider within the hour, to be logged */
  readonly count: (provider: ProviderName, now: Date) => boolean;
  /** For one that was counted. False once enough of its provider’s have been kept within the hour. */
  readonly takePlace: (provider: ProviderName) => boolean;
}

interface Window {
  readonly startedAt: number;
  kept: number;
}

export function openRefusedNotices(registry: Registry): RefusedNotices {
  const counter = new Counter({
    name: 'payment_notices_refused_total',
    help: 'Notices that are not of the payment provider that they name',
    labelNames: ['provider'],
    registers: [registry],
  });
  const windows = new Map<ProviderName, Window>();
  const isOver = (window: Window | undefined, now: Date): boolean =>
    window === undefined || now.getTime() - window.startedAt >= WINDOW_MS;
  return {
    count: (provider, now) => {
      counter.inc({ provider });
      const isFirst = isOver(windows.get(provider), now);
      if (isFirst) windows.set(provider, { startedAt: now.getTime(), kept: 0 });
      return isFirst;
    },
    takePlace: (provider) => {
      const window = windows.get(provider);
      if (window === undefined || window.kept >= MAX_KEPT_REFUSALS) return false;
      window.kept += 1;
      return true;
    },
  };
}
