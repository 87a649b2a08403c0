import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { testApp } from '../../../tests/support/app.ts';
import { customEndpoint } from './endpoint.ts';
import { createHost } from './host.ts';
import { operation } from './operation.ts';
import { Problem } from './problem.ts';

const app = await testApp();
const expires = new Date('2030-01-01T00:00:00Z');

const declare = (path: `/${string}`) =>
  operation({
    method: 'POST',
    path,
    access: 'public',
    tag: 'Test',
    summary: 'Ends a session of one realm and opens one of the other',
    output: z.object({ done: z.boolean() }),
    errors: [],
  });

const host = createHost({
  platform: app.platform,
  db: app.db,
  metrics: app.metrics,
  webhooks: {},
  endpoints: [
    customEndpoint(declare('/both'), async (_, __, { cookies }) => {
      cookies.end('user');
      cookies.set('admin', 'a'.repeat(43), expires);
      return { done: true };
    }),
    customEndpoint(declare('/neither'), async (_, __, { cookies }) => {
      cookies.end('user');
      cookies.set('admin', 'a'.repeat(43), expires);
      throw new Problem('unavailable');
    }),
  ],
  origin: 'http://localhost',
  assets: app.folder,
  pages: undefined,
  listUnreadyReasons: async () => [],
  storageHealth: app.storageHealth,
  extra: [],
});

const both = [
  'sid=; Path=/; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  `asid=${'a'.repeat(43)}; Path=/; HttpOnly; SameSite=Strict; Expires=Tue, 01 Jan 2030 00:00:00 GMT`,
];
const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } };

it('sends every cookie of a response, in process', async () => {
  expect((await host.request('/api/v1/both', init)).headers.getSetCookie()).toEqual(both);
  expect((await host.request('/api/v1/neither', init)).headers.getSetCookie()).toEqual([]);
});

it('sends every cookie of a response, over a socket', async () => {
  const listener = getRequestListener(host.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  const response = await fetch(`${base}/both`, { ...init, headers: { ...init.headers, connection: 'close' } });
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, both]);
});
