/**
 * Writes each item when it arrives, at most `max` concurrently, while the next ones are built. It ends when all started
 * writes have ended.
 * @throws the error of the first failed write or of the source of items; no write starts after it
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
      // A write may fail while the next item is being built, so its failure is caught at once and thrown later.
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
