import type { Storage } from '../../src/platform/storage/storage.ts';
import { listAll } from './list-all.ts';

/** Lists the addresses of everything that is stored for a work's previews. @throws Error if nothing is */
export async function listMedia(storage: Storage, previews: readonly { readonly _id: string }[]): Promise<string[]> {
  const stored = (await listAll(storage, 'previews')).filter(({ key }) =>
    previews.some(({ _id }) => key.includes(_id)),
  );
  if (stored.length === 0) throw new Error('Nothing is stored for the previews.');
  return stored.map(({ key }) => `/media/${key.split('/').slice(2).join('/')}`);
}
