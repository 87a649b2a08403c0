const COOL_MS = 60_000;

const cool = new Map<string, number>();
let pause = 0;

/** When codes may be sent again, in milliseconds. It outlives the dialog: closing it doesn't make a number free. */
export const sendLimits = {
  /** The time before which no other code is sent to this number (`+880…`). */
  coolUntil: (phone: string): number => cool.get(phone) ?? 0,
  /** The time before which no code is sent to any number, because the provider refused more. */
  pausedUntil: (): number => pause,
  sent: (phone: string): void => {
    cool.set(phone, Date.now() + COOL_MS);
  },
  paused: (): void => {
    pause = Date.now() + COOL_MS;
  },
};
