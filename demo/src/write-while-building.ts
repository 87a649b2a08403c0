/**
 * Writes each item as it comes, at most `max` at the same time, while the next ones are made. Ends when every write
 * that was begun has ended.
 * @throws what the first failed write, or the source of the items, threw; nothing more is begun after it
 */
export async function writeWhileBuilding<Item>(
  items: AsyncIterable<Item>,
  max: number,
  write: (item: Item) => Promise<void>,
): Promise<void> {
  const writing = new Set<Promise<void>>();
  const failures: unknown[] = [];
  try {
    for await (const item of items) {
      if (failures.length > 0) break;
      // A write may fail while the next item is made, so its failure is handled at once and thrown later.
      const written = write(item)
        .catch((error: unknown) => {
          failures.push(error);
        })
        .finally(() => writing.delete(written));
      writing.add(written);
      if (writing.size >= max) await Promise.race(writing);
    }
  } finally {
    await Promise.all(writing);
  }
  if (failures.length > 0) throw failures[0];
}
