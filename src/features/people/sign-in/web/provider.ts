import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { importOrOfferReload } from '../../../../ui/components/import-chunk.ts';
import type { IdentityClient } from './identity/identity-client.ts';
import { reportSetUpProblem } from './identity/set-up-problem.ts';

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

/** A popup still opens in the very click: the calls are made at once, and only watched. */
function reportFailures(client: IdentityClient): IdentityClient {
  const watch = <T>(method: SignInMethod, asked: Promise<T>): Promise<T> => {
    asked.catch((error: unknown) => reportSetUpProblem(error, method));
    return asked;
  };
  return {
    ...client,
    sendCode: (...given) => watch('phone', client.sendCode(...given)),
    confirmCode: (code) => watch('phone', client.confirmCode(code)),
    withPopup: (provider) => watch(provider, client.withPopup(provider)),
  };
}

let opened: Promise<Provider> | undefined;

async function open(): Promise<Provider> {
  const [settings, { openIdentityClient }] = await Promise.all([
    browserApi('GET /user/sign-in/settings', {}),
    importIdentityClient(),
  ]);
  const client = await openIdentityClient(settings);
  if (settings.kind === 'development') return { client, development: true };
  return { client: reportFailures(client), development: false };
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
