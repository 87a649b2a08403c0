import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { identityConformance } from '../../../tests/support/identity-conformance.ts';
import { keyServer, loopback } from '../../../tests/support/key-server.ts';
import { createFirebaseProvider } from './firebase.ts';
import type { FirebaseSettings } from './settings.ts';

const settings: FirebaseSettings = {
  projectId: 'arbor-test',
  apiKey: 'AIzaSyTestTestTest',
  authDomain: 'arbor-test.firebaseapp.com',
  appId: '1:1:web:1',
  keysUrl: 'http://127.0.0.1:9/',
  serviceAccount: undefined,
};

describe('Firebase', () => {
  identityConformance(async () => {
    const keys = await keyServer();
    return {
      provider: createFirebaseProvider({ settings: { ...settings, keysUrl: keys.url } }),
      signer: keys.signer,
    };
  });

  it('answers nothing itself, and names the hosts that its script needs', () => {
    const { routes, policy, client } = createFirebaseProvider({ settings });
    expect(routes).toEqual([]);
    expect(policy.frame).toContain('https://arbor-test.firebaseapp.com');
    expect(policy.script).toContain('https://apis.google.com');
    expect(client).toEqual({
      kind: 'firebase',
      apiKey: settings.apiKey,
      authDomain: settings.authDomain,
      projectId: settings.projectId,
      appId: settings.appId,
    });
  });
});

describe('forgetting a person', () => {
  const account = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const serviceAccount = JSON.stringify({
    project_id: 'arbor-test',
    client_email: 'server@arbor-test.iam.gserviceaccount.com',
    private_key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });

  interface Call {
    readonly path: string;
    readonly authorization: string | undefined;
    readonly body: string;
  }

  async function google(answer: { status: number; body: object }) {
    const calls: Call[] = [];
    const url = await loopback((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const path = request.url ?? '';
        calls.push({ path, authorization: request.headers.authorization, body });
        const isToken = path === '/token';
        response.writeHead(isToken ? 200 : answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isToken ? { access_token: 'granted', expires_in: 3600 } : answer.body));
      });
    });
    const provider = createFirebaseProvider({
      settings: { ...settings, serviceAccount },
      addresses: { token: `${url}/token`, identityToolkit: url },
    });
    return { calls, provider, url };
  }

  it('deletes it at Google, as the service account', async () => {
    const { calls, provider, url } = await google({ status: 200, body: {} });
    await provider.deleteSubject('subject-1');
    expect(calls.map(({ path }) => path)).toEqual(['/token', '/v1/projects/arbor-test/accounts:delete']);
    expect(calls[1]).toMatchObject({ authorization: 'Bearer granted', body: '{"localId":"subject-1"}' });
    const form = new URLSearchParams(calls[0]?.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [, claims = ''] = (form.get('assertion') ?? '').split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'server@arbor-test.iam.gserviceaccount.com',
      aud: `${url}/token`,
      scope: 'https://www.googleapis.com/auth/identitytoolkit',
    });
  });

  it('succeeds where Google has no such account', async () => {
    const { provider } = await google({ status: 400, body: { error: { code: 400, message: 'USER_NOT_FOUND' } } });
    await expect(provider.deleteSubject('subject-1')).resolves.toBeUndefined();
  });

  it.each([
    [{ status: 403, body: { error: { code: 403, message: 'PERMISSION_DENIED' } } }, /403 PERMISSION_DENIED/],
    [{ status: 500, body: {} }, /500/],
  ])('fails for the job to try again: %j', async (answer, message) => {
    const { provider } = await google(answer);
    await expect(provider.deleteSubject('subject-1')).rejects.toThrow(message);
  });

  it('does nothing where no service account is given', async () => {
    await expect(createFirebaseProvider({ settings }).deleteSubject('subject-1')).resolves.toBeUndefined();
  });
});
