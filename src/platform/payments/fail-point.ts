import { registerMemory } from '../process-memory.ts';

let interrupt: ((step: string) => void) | undefined;
registerMemory(() => interruptSteps(undefined));

/** Tests only: a handler for each step, which may throw or end the process. */
export function interruptSteps(handler: ((step: string) => void) | undefined): void {
  interrupt = handler;
}

/** Marks a step of work that must end consistently wherever the process dies. Does nothing outside of tests. */
export function reachStep(step: string): void {
  interrupt?.(step);
}
