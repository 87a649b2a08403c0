import type { CDPSession } from '@playwright/test';

/** A cheap phone on a slow line: 360 × 740 at two pixels a point, 1.4 Mbit/s, 560 ms, a processor four times slower. */
export const slowPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Bits a second, milliseconds. */
export interface Line {
  readonly down: number;
  readonly up: number;
  readonly latency: number;
}

const slowLine: Line = { down: 1_400_000, up: 700_000, latency: 560 };
const SLOWER = 4;

/** Gives the session's page that phone's processor, and its line unless another is named. */
export async function slowDown(session: CDPSession, { down, up, latency }: Line = slowLine): Promise<void> {
  await session.send('Network.enable');
  const conditions = { offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 };
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
