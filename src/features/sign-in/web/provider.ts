import { browserApi } from '../../../ui/api/client.ts';
import { importOrOfferReload } from '../../../ui/components/import-chunk.ts';
import type { IdentityClient } from './identity/identity-client.ts';

export interface Provider {
  readonly client: IdentityClient;
  /** Codes appear in an inbox page of this site instead of on a phone. */
  readonly development: boolean;
}

/** Where its script is gone, the dialog's own "try again" can't help: only a reload can. */
async function importIdentityClient() {
  const imported = await importOrOfferReload(() => import('./identity/identity-client.ts'));
  if (imported === undefined) throw new Error('The identity client could not be loaded');
  return imported;
}

let opened: Promise<Provider> | undefined;

async function open(): Promise<Provider> {
  const [settings, { openIdentityClient }] = await Promise.all([
    browserApi('GET /user/sign-in/settings', {}),
    importIdentityClient(),
  ]);
  const client = await openIdentityClient(settings);
  return { client, development: settings.kind === 'development' };
}

/** The identity provider's client, loaded with the first dialog. */
export function openProvider(): Promise<Provider> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Signs out of the identity provider, where this page has asked it for anything. */
export async function signOutOfProvider(): Promise<void> {
  const provider = await opened?.catch(() => undefined);
  await provider?.client.signOut().catch(() => undefined);
}
