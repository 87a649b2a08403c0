import { sql } from 'kysely';
import type { Transaction } from '../database/pool.ts';

let interrupt: ((step: string) => void) | undefined;

/** Tests only: is told of every step, and may throw or end the process there. */
export function interruptSteps(handler: ((step: string) => void) | undefined): void {
  interrupt = handler;
}

/** A numbered step of work that must end the same wherever a process dies. Does nothing outside of tests. */
export function reachStep(step: string): void {
  interrupt?.(step);
}

/**
 * A step within a transaction. In tests what waits to be sent is sent before: whoever dies there has written it, and what the
 * database refuses is refused at this step.
 */
export async function reachStepIn(tx: Transaction, step: string): Promise<void> {
  if (interrupt === undefined) return;
  await sql`select 1`.execute(tx);
  interrupt(step);
}
