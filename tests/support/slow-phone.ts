import type { CDPSession } from '@playwright/test';

/**
 * A cheap phone on a slow network: 360 × 740 points at a density of two, 1.4 Mbit/s, 560 ms, and a CPU that is four
 * times slower than that of a common machine, whatever machine runs the test.
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

/** Milliseconds that a common machine takes for `benchmark`. */
const COMMON_MS = 7.5;

/** Builds, sorts and serializes text, as pages do; the least of many runs is free of what runs beside it. */
function benchmark(): number {
  const run = (): number => {
    const from = performance.now();
    let text = '';
    for (let at = 0; at < 200_000; at += 1) text += String.fromCharCode(97 + ((at * at) % 26));
    JSON.parse(JSON.stringify(Object.groupBy(text.split('e').sort(), (word) => word.length)));
    return performance.now() - from;
  };
  return Math.min(...Array.from({ length: 40 }, run));
}

async function measureMachine(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: `(${benchmark.toString()})()` });
  return Number(result.value);
}

/** Applies that phone's CPU, and its network unless another one is given, to the session's page. */
export async function slowDown(session: CDPSession, { down, up, latency }: Line = slowLine): Promise<void> {
  const rate = Math.max(1, (SLOWER * COMMON_MS) / (await measureMachine(session)));
  await session.send('Network.enable');
  const conditions = { offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 };
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
