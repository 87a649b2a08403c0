import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const counting = new AsyncLocalStorage<{ count: number }>();

/**
 * Counts the statements that `work` sends to databases; not those that other tests in the process left running, such as
 * the timers of their apps.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const original = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  const counted = new Proxy(original, {
    apply: (query, client, given) => {
      const ofWork = counting.getStore();
      if (ofWork !== undefined) ofWork.count += 1;
      return Reflect.apply(query, client, given);
    },
  });
  const found = { count: 0 };
  Reflect.set(pg.Client.prototype, 'query', counted);
  try {
    await counting.run(found, work);
    return found.count;
  } finally {
    Reflect.set(pg.Client.prototype, 'query', original);
  }
}
