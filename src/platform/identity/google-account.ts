import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';

const TIMEOUT_MS = 10_000;

const shape = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(3),
  private_key: z.string().includes('PRIVATE KEY'),
});

export type ServiceAccount = z.output<typeof shape>;

/** Parses the JSON key file of Google's console; undefined for anything else. */
export function readServiceAccount(text: string): ServiceAccount | undefined {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export interface GoogleAddresses {
  readonly token: string;
  readonly identityToolkit: string;
}

export const googleAddresses: GoogleAddresses = {
  token: 'https://oauth2.googleapis.com/token',
  identityToolkit: 'https://identitytoolkit.googleapis.com',
};

async function sendPost(url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
  const response = await fetch(url, {
    ...init,
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { response, body: await response.json().catch(() => undefined) };
}

/** Access token of the service account, valid for an hour (RFC 7523). */
async function fetchAccessToken(account: ServiceAccount, addresses: GoogleAddresses, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const assertion = await new SignJWT({ scope: 'https://www.googleapis.com/auth/identitytoolkit' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(addresses.token)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const { response, body } = await sendPost(addresses.token, {
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
  });
  const granted = z.object({ access_token: z.string().min(1) }).safeParse(body);
  if (!response.ok || !granted.success) throw new Error(`Google gave no access: ${response.status}`);
  return granted.data.access_token;
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/**
 * Deletes a Firebase user; an unknown one counts as deleted.
 * @throws Error if Google refuses or can't be reached
 */
export async function deleteFirebaseUser(
  account: ServiceAccount,
  subject: string,
  { addresses, now }: { addresses: GoogleAddresses; now: Date },
): Promise<void> {
  const token = await fetchAccessToken(account, addresses, now);
  const project = encodeURIComponent(account.project_id);
  const { response, body } = await sendPost(`${addresses.identityToolkit}/v1/projects/${project}/accounts:delete`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ localId: subject }),
  });
  if (response.ok) return;
  const { data } = refusal.safeParse(body);
  if (data?.error.message.startsWith('USER_NOT_FOUND') === true) return;
  throw new Error(`Google did not delete the user: ${response.status} ${data?.error.message.slice(0, 100) ?? ''}`);
}
