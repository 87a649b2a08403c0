import type { Done, Step } from './test-step.ts';

const CORES = 2;

/**
 * Runs steps, in the order of the list, as soon as their predecessors have passed and a processor is free, until
 * `stopped`. Returns them in the order in which they ended, without those that could not start.
 */
export async function runInOrder(
  steps: readonly Pick<Step, 'name' | 'cores' | 'after'>[],
  run: (name: string) => Promise<Done>,
  stopped: AbortSignal,
): Promise<Done[]> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  const done: Done[] = [];
  let free = CORES;
  const start = ({ name, cores }: Pick<Step, 'name' | 'cores'>): void => {
    free -= cores;
    const ended = run(name).then((result) => {
      done.push(result);
      if (result.passed) unfinished.delete(name);
      free += cores;
      running.delete(ended);
    });
    running.add(ended);
  };
  for (;;) {
    const next = stopped.aborted
      ? -1
      : waiting.findIndex(({ cores, after }) => cores <= free && !after.some((name) => unfinished.has(name)));
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step !== undefined) start(step);
    else if (running.size > 0) await Promise.race(running);
    else return done;
  }
}
