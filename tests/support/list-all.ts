import type { ListedObject, Storage } from '../../src/platform/storage/storage.ts';

/** Lists all objects in the order of their keys. */
export async function listAll(storage: Storage, folder: string): Promise<ListedObject[]> {
  const all: ListedObject[] = [];
  for await (const each of storage.list(folder)) all.push(each);
  return all.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
