import { registerMemory } from '../process-memory.ts';

let interrupt: ((step: string) => void) | undefined;
registerMemory(() => interruptSteps(undefined));

/** Tests only: receives every step, and may throw or end the process there. */
export function interruptSteps(handler: ((step: string) => void) | undefined): void {
  interrupt = handler;
}

/** A numbered step of work that must end the same wherever a process dies. Does nothing outside of tests. */
export function reachStep(step: string): void {
  interrupt?.(step);
}
