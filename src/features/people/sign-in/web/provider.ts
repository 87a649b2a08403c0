import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { importOrOfferReload } from '../../../../ui/components/loading/import-chunk.ts';
import type { IdentityClient } from './identity/identity-client.ts';
import { reportSetUpProblem } from './identity/set-up-problem.ts';

export interface Provider {
  readonly client: IdentityClient;
  /** Whether the provider is the development replacement, whose codes appear on an inbox page of the site. */
  readonly development: boolean;
}

/** Imports the client. If its chunk is missing after a deployment, only a reload helps. */
async function importIdentityClient() {
  const imported = await importOrOfferReload(() => import('./identity/identity-client.ts'));
  if (imported === undefined) throw new Error('The identity client could not be loaded');
  return imported;
}

/** Reports configuration problems of calls. The calls themselves run unchanged, so that popups open in the click. */
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

/** The identity provider's client, loaded when the first dialog opens. */
export function openProvider(): Promise<Provider> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Signs out of the identity provider, if this page has loaded its client. */
export async function signOutOfProvider(): Promise<void> {
  const provider = await opened?.catch(() => undefined);
  await provider?.client.signOut().catch(() => undefined);
}
