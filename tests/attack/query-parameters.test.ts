import { describe, expect, it } from 'vitest';
import { startAttackedServer } from '../support/attacked-server.ts';

const server = await startAttackedServer();

/** An API operation with and one without parameters, a page, and an address that doesn't exist. */
const addresses = ['/api/v1/content/single/x', '/api/v1/content/all', '/bn/free', '/nothing-here'];

describe('an address with very many parameters', () => {
  it.each(addresses)('%s costs the event loop little and is refused with words', async (address) => {
    const spent = await server.measureLoop(async () => {
      const response = await server.fetch(`${address}?${'a&'.repeat(10_000)}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('Use up to 100.');
    });
    expect(spent).toBeLessThan(150);
  });

  it('is refused in the language of the caller', async () => {
    const response = await server.fetch(`/api/v1/content/all?${'k=v&'.repeat(101)}`, {
      headers: { 'accept-language': 'bn' },
    });
    expect(await response.json()).toMatchObject({ code: 'bad_input', errors: [{ path: '', message: /১০০টি/ }] });
  });

  it('is answered up to a hundred', async () => {
    const some = Array.from({ length: 100 }, () => 'keywords=a').join('&');
    const response = await server.fetch(`/api/v1/content/single/x?${some}`);
    expect(response.status).toBe(404);
    expect((await server.fetch(`/api/v1/content/single/x?${some}&keywords=a`)).status).toBe(400);
  });
});
