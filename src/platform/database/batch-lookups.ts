/** Finds rows of several keys by one query; keys without a row are left out. */
type ReadMany<On, Row> = (on: On, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

interface Waiting<On, Row> {
  readonly on: On;
  readonly key: string;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of keys per query; further keys wait for the next query. */
const MAX_KEYS = 100;

/**
 * Batches lookups by key: keys requested during a query are looked up by the next one. A single caller doesn't wait,
 * and every answer is newer than its request. If a query fails, all its callers get the error. A query uses the
 * database handle of its first caller.
 */
export function batchLookups<On, Row>(read: ReadMany<On, Row>): (on: On, key: string) => Promise<Row | undefined> {
  let waiting: Waiting<On, Row>[] = [];
  let isUnderWay = false;

  async function askAll(): Promise<void> {
    isUnderWay = true;
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const batch = waiting.slice(0, MAX_KEYS);
      waiting = waiting.slice(MAX_KEYS);
      try {
        const rows = await read(first.on, [...new Set(batch.map(({ key }) => key))]);
        for (const { key, resolve } of batch) resolve(rows.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isUnderWay = false;
  }

  return (on, key) =>
    new Promise((resolve, reject) => {
      waiting.push({ on, key, resolve, reject });
      if (!isUnderWay) void askAll();
    });
}
