/** One query that finds rows of several keys. A key without a row is not in the answer. */
type ReadMany<On, Row> = (on: On, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

interface Waiting<On, Row> {
  readonly on: On;
  readonly key: string;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** More keys go with the query after it. */
const MAX_KEYS = 100;

/**
 * Looks rows up by key, together if many are wanted at once: keys that are requested during a query go with the next
 * one. A single caller waits for nothing, and no answer is older than its question. If a query fails, each of its
 * callers gets the error. A query runs on the database handle of its first caller.
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
