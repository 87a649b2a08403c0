import * as z from 'zod';

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/** A day in Dhaka such as `2026-12-31`. */
export const day = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/)
  .refine(isDay);

/** The current day in Dhaka. */
export const toDay = (now: Date): string => new Date(now.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
