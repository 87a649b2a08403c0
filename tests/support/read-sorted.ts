import { expect } from 'vitest';

interface Caller {
  readonly call: (method: string, path: string) => Promise<{ readonly status: number; readonly body: unknown }>;
}

/**
 * Reads a field of all rows of a list in a sort order, page by page, and checks that the reverse order returns the same
 * rows backwards, so that no page repeats or skips rows with equal values.
 * @param path path with a query that contains the page size
 */
export async function readSorted<Row extends object>(
  caller: Caller,
  path: string,
  toField: (row: Row) => unknown,
  sort: string,
): Promise<unknown[]> {
  const read = async (order: string): Promise<unknown[]> => {
    const fields: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { status, body } = await caller.call('GET', `${path}&sort=${order}&cursor=${cursor}`);
      expect(status).toBe(200);
      const page = body as { readonly items: readonly Row[]; readonly nextCursor: string | null };
      fields.push(...page.items.map(toField));
      cursor = page.nextCursor;
    }
    return fields;
  };
  const fields = await read(sort);
  expect(await read(sort.startsWith('-') ? sort.slice(1) : `-${sort}`)).toEqual(fields.toReversed());
  return fields;
}
