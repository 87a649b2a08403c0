import { describe, expect, it } from 'vitest';
import { createClaims, signToken } from '../../../tests/support/forged-tokens.ts';
import { type KeyServer, keyServer } from '../../../tests/support/key-server.ts';
import { IdentityError, IdentityUnavailableError } from './identity.ts';
import { createRemoteKeys } from './keys.ts';
import { verifyIdToken } from './verify.ts';

async function opened(options: { cacheControl?: string } = {}) {
  const server: KeyServer = await keyServer(options);
  let now = Date.parse('2026-11-21T10:00:00Z');
  const failures: unknown[] = [];
  const keys = createRemoteKeys({ url: server.url, clock: () => now, onFailure: (error) => failures.push(error) });
  return {
    server,
    keys,
    failures,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    verify: (kid: string, privateKey = server.signer.privateKey) => {
      const signer = { ...server.signer, kid, privateKey };
      const at = new Date(now);
      const token = signToken(signer, createClaims(signer, 'phone', at));
      return verifyIdToken({ projectId: signer.projectId, keys }, token, 'phone', at);
    },
  };
}

describe('published keys', () => {
  it('are fetched once, also by many at once', async () => {
    const { server, verify } = await opened();
    await Promise.all(Array.from({ length: 20 }, () => verify('first')));
    await verify('first');
    expect(server.countRequests()).toBe(1);
  });

  it('are fetched anew when their time is over', async () => {
    const { server, verify, pass } = await opened({ cacheControl: 'public, max-age=600' });
    await verify('first');
    pass(599);
    await verify('first');
    expect(server.countRequests()).toBe(1);
    pass(2);
    await verify('first');
    expect(server.countRequests()).toBe(2);
  });

  it('are fetched for an unknown key, at most once in 30 seconds', async () => {
    const { server, verify, pass } = await opened();
    await verify('first');
    const rotated = server.publish('third');
    await expect(verify('third', rotated)).rejects.toBeInstanceOf(IdentityError);
    pass(30);
    await expect(verify('third', rotated)).resolves.toMatchObject({ method: 'phone' });
    expect(server.countRequests()).toBe(2);
  });

  it.each(['failing', 'nonsense', 'hanging-up'] as const)(
    'R26: serve on while their address is %s, and a thousand unknown keys ask it once',
    async (how) => {
      const { server, verify, pass, keys, failures } = await opened();
      await verify('first');
      server.behave(how);
      pass(31);
      const found = await Promise.all(Array.from({ length: 1000 }, (_, index) => keys.find(`random-${index}`)));
      expect(new Set(found)).toEqual(new Set([undefined]));
      expect(server.countRequests()).toBe(2);
      expect(failures).toHaveLength(1);
      pass(3601);
      await expect(verify('first')).resolves.toMatchObject({ method: 'phone' });
      expect(server.countRequests()).toBe(3);
      pass(2 * 24 * 3600);
      await expect(verify('first')).rejects.toBeInstanceOf(IdentityUnavailableError);
    },
  );

  it('are requested once in 30 seconds where none could be fetched yet', async () => {
    const { server, verify, pass } = await opened();
    server.behave('failing');
    for (let time = 0; time < 50; time += 1)
      await expect(verify('first')).rejects.toBeInstanceOf(IdentityUnavailableError);
    expect(server.countRequests()).toBe(1);
    server.behave('well');
    pass(30);
    await expect(verify('first')).resolves.toMatchObject({ method: 'phone' });
  });
});
