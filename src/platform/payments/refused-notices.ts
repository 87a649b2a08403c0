import { Counter, type Registry } from 'prom-client';
import type { ProviderName } from './provider.ts';

const WINDOW_MS = 3_600_000;

/** Maximum number of refused notices per provider, hour and process that are recorded in the database. */
export const MAX_KEPT_REFUSALS = 20;

/**
 * Limits records about refused notices, because anybody can send them: all are counted, but only a few are stored and
 * logged.
 */
export interface RefusedNotices {
  /** @returns whether it is the provider's first one within an hour, which is logged */
  readonly count: (provider: ProviderName, now: Date) => boolean;
  /** Reserves a record for a counted notice. False if the provider's maximum for the hour is reached. */
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
