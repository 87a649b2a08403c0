import { expect, test } from 'vitest';
import { runInOrder } from './test-order.ts';
import { type Done, readCpuSeconds, type Step } from './test-step.ts';

type Planned = Pick<Step, 'name' | 'cores' | 'after'>;
const plan = (name: string, cores: 1 | 2 = 1, ...after: string[]): Planned => ({ name, cores, after });

/**
 * Records the order in which steps start and end. Each step ends after all steps that can run beside it have started.
 */
async function record(
  steps: readonly Planned[],
  { failing, stopping }: { failing?: string; stopping?: string } = {},
): Promise<string> {
  const events: string[] = [];
  const stopped = new AbortController();
  const run = async (name: string): Promise<Done> => {
    events.push(`${name}(`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`)${name}`);
    if (name === stopping) stopped.abort();
    return { name, seconds: 1, cpuSeconds: 1, passed: name !== failing, report: undefined };
  };
  await runInOrder(steps, run, stopped.signal);
  return events.join(' ');
}

test('two steps run beside each other, a third when one has ended', async () => {
  expect(await record([plan('a'), plan('b'), plan('c')])).toBe('a( b( )a c( )b )c');
});

test('one that needs both processors runs alone, and a later small one may come before it', async () => {
  const steps = [plan('a'), plan('b', 1, 'a'), plan('big', 2), plan('small')];
  expect(await record(steps)).toBe('a( small( )a b( )small )b big( )big');
});

test('one waits for those before it, unless they are not part of the run', async () => {
  expect(await record([plan('b', 1, 'a'), plan('a', 1, 'elsewhere')])).toBe('a( )a b( )b');
});

test('after a failure those begin that do not need it', async () => {
  const steps = [plan('a'), plan('b', 1, 'a'), plan('c', 2), plan('d', 1, 'b')];
  expect(await record(steps, { failing: 'a' })).toBe('a( )a c( )c');
});

test('after a stop none begins', async () => {
  expect(await record([plan('a'), plan('b', 1, 'a'), plan('c', 2)], { stopping: 'a' })).toBe('a( )a');
});

test('processor seconds are those of what the shell ran, also where decimals have a comma', () => {
  expect(readCpuSeconds('0m0.01s 0m0.02s\n1m2.50s 0m0.25s\n')).toBeCloseTo(62.75);
  expect(readCpuSeconds('0m0,01s 0m0,02s\n0m2,5s 0m1,0s\n')).toBeCloseTo(3.5);
  expect(readCpuSeconds('')).toBeUndefined();
});
