const MAX_BATCH = 20;
/** Maximum size of one call in bytes (UTF-8), which is below the server's limit. */
const MAX_BATCH_BYTES = 200_000;
/** Maximum number of values in one call, which is below the server's limit: twenty drafts can have 50 keywords each. */
const MAX_BATCH_VALUES = 800;

const sizeOf = (item: object): number => new TextEncoder().encode(JSON.stringify(item)).length;

/** Number of values in lists and objects, at any depth. */
const countValues = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inside: unknown[] = Object.values(value);
  return inside.reduce<number>((count, each) => count + countValues(each), inside.length);
};

/** Takes as many items as fit into one call, at least one. */
export function cutBatch<T extends object>(items: readonly T[]): readonly T[] {
  let [bytes, values] = [0, 0];
  const count = items.slice(0, MAX_BATCH).findIndex((item) => {
    bytes += sizeOf(item);
    values += 1 + countValues(item);
    return bytes > MAX_BATCH_BYTES || values > MAX_BATCH_VALUES;
  });
  return items.slice(0, count === -1 ? MAX_BATCH : Math.max(1, count));
}
