import type { CDPSession } from '@playwright/test';

/**
 * A cheap phone on a slow network: 360 × 740 points at a density of two, 1.4 Mbit/s, 560 ms, and a CPU that is four
 * times slower.
 */
export const slowPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Bits per second, and latency in milliseconds. */
export interface Line {
  readonly down: number;
  readonly up: number;
  readonly latency: number;
}

const slowLine: Line = { down: 1_400_000, up: 700_000, latency: 560 };
const SLOWER = 4;

/** Applies that phone's CPU, and its network unless another one is given, to the session's page. */
export async function slowDown(session: CDPSession, { down, up, latency }: Line = slowLine): Promise<void> {
  await session.send('Network.enable');
  const conditions = { offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 };
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
