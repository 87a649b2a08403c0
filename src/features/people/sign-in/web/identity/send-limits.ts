const COOL_MS = 60_000;

const cool = new Map<string, number>();
let pause = 0;

/**
 * Times, in milliseconds, at which codes may be sent again. They outlive the dialog, so that closing it doesn't bypass
 * the limits.
 */
export const sendLimits = {
  /** Time until which no other code is sent to this number (`+880…`). */
  coolUntil: (phone: string): number => cool.get(phone) ?? 0,
  /** Time until which no code is sent to any number, because the provider refused more. */
  pausedUntil: (): number => pause,
  sent: (phone: string): void => {
    cool.set(phone, Date.now() + COOL_MS);
  },
  paused: (): void => {
    pause = Date.now() + COOL_MS;
  },
};
