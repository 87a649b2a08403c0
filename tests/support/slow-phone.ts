import type { CDPSession } from '@playwright/test';

/** A cheap phone on a slow line: 360 × 740 at two pixels a point, 1.4 Mbit/s, 560 ms, a processor four times slower. */
export const slowPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const line = { offline: false, latency: 560, downloadThroughput: 1_400_000 / 8, uploadThroughput: 700_000 / 8 };
const SLOWER = 4;

/** The line and the processor of that phone, for the session's page. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
