const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each failed call until the next: ten calls over about three days. */
const delays = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;

/** Calls of one event, unless somebody replays it. */
export const MAX_TRIES = delays.length + 1;

/** So much later at most: an endpoint that comes back is not asked for everything at the same moment. */
const JITTER = 0.2;

/**
 * Seconds until the next call after so many failed ones; undefined where that was the last.
 * @param random from 0 to 1
 */
export function findRetryDelay(tries: number, random: number): number | undefined {
  const delay = delays[tries - 1];
  return delay === undefined ? undefined : delay * (1 + JITTER * random);
}

/** Seconds for which a delivery is put off while its endpoint fails, spread so that not all come back at once. */
const DEFERRAL = { from: MINUTE, to: 5 * MINUTE } as const;

/** @param random from 0 to 1 */
export const findDeferral = (random: number): number => DEFERRAL.from + (DEFERRAL.to - DEFERRAL.from) * random;

/** An endpoint where nothing has arrived for so long is switched off. */
const MAX_FAILING_DAYS = 5;
/** And no sooner than after so many calls of one event: a rare event that meets a short outage is no reason. */
const MIN_TRIES_TO_GIVE_UP = 3;

export const isGivenUp = (failingSince: Date, tries: number, now: Date): boolean =>
  tries >= MIN_TRIES_TO_GIVE_UP && now.getTime() - failingSince.getTime() >= MAX_FAILING_DAYS * 24 * HOUR * 1000;
