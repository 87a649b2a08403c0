const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each failed attempt until the next one: ten attempts over about three days. */
const delays = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;

/** Maximum number of attempts per delivery, unless an admin replays it. */
export const MAX_TRIES = delays.length + 1;

/**
 * Maximum fraction by which a delay is increased at random, so that a recovered endpoint doesn't get all calls at once.
 */
const JITTER = 0.2;

/**
 * Seconds until the next attempt after `tries` failed ones; undefined after the last one.
 * @param random from 0 to 1
 */
export function findRetryDelay(tries: number, random: number): number | undefined {
  const delay = delays[tries - 1];
  return delay === undefined ? undefined : delay * (1 + JITTER * random);
}

/**
 * Range in seconds for which a delivery to a failing endpoint is deferred, at random, so that the deliveries are spread
 * out.
 */
const DEFERRAL = { from: MINUTE, to: 5 * MINUTE } as const;

/** @param random from 0 to 1 */
export const findDeferral = (random: number): number => DEFERRAL.from + (DEFERRAL.to - DEFERRAL.from) * random;

/** Days without a successful delivery after which an endpoint is turned off. */
const MAX_FAILING_DAYS = 5;
/**
 * Minimum number of attempts of a delivery before its endpoint is turned off, so that a rare event during a short
 * outage is not enough.
 */
const MIN_TRIES_TO_GIVE_UP = 3;

export const isGivenUp = (failingSince: Date, tries: number, now: Date): boolean =>
  tries >= MIN_TRIES_TO_GIVE_UP && now.getTime() - failingSince.getTime() >= MAX_FAILING_DAYS * 24 * HOUR * 1000;
