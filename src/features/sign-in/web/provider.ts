import { browserApi } from '../../../ui/api/client.ts';
import type { IdentityClient } from './identity/identity-client.ts';

export interface Provider {
  readonly client: IdentityClient;
  /** Codes appear in an inbox page of this site instead of on a phone. */
  readonly development: boolean;
}

let opened: Promise<Provider> | undefined;

async function open(): Promise<Provider> {
  const [settings, { openIdentityClient }] = await Promise.all([
    browserApi('GET /user/sign-in/settings', {}),
    import('./identity/identity-client.ts'),
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
