import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { startAttackedServer } from '../support/attacked-server.ts';

const app = await testApp({ identity: 'configured' });

const routes: readonly [string, string][] = app.platform.identity.routes.map(({ method, path }) => [
  method,
  path.replace(':call', 'accounts:sendVerificationCode'),
]);

/** As the HTTP server hands it over: what the socket says of the other end, and what the headers claim. */
async function call(peer: string, [method, path]: [string, string], headers: Record<string, string>): Promise<number> {
  const init = { method, headers: { 'sec-fetch-site': 'same-origin', ...headers } };
  return (await app.host.request(path, init, { incoming: { socket: { remoteAddress: peer } } })).status;
}

describe('the development sign-in', () => {
  it('has routes', () => {
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.map(([, path]) => path)).toContain('/development/inbox');
  });

  it.each(routes)('%s %s answers nobody on the network, whatever the headers claim', async (...route) => {
    for (const peer of ['192.168.1.9', '10.0.0.7', '::ffff:192.168.1.9', 'fe80::1', '2001:db8::7', ''])
      for (const claim of [{}, { 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1', 'x-real-ip': '::1' }])
        expect([peer, await call(peer, route, claim as Record<string, string>)]).toEqual([peer, 403]);
  });

  it.each(routes)('%s %s answers this machine', async (...route) => {
    for (const peer of ['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])
      expect([peer, await call(peer, route, {})]).not.toEqual([peer, 403]);
  });

  it('does not start where the network could reach it', async () => {
    await expect(startAttackedServer({ HOST: '0.0.0.0' })).rejects.toThrow(/HOST is 0\.0\.0\.0.*FIREBASE_PROJECT_ID/);
  });
});
