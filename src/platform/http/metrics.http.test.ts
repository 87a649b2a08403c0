import { get } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { createId } from '../database/id.ts';
import { listenForMetrics } from './metrics.ts';

const app = await testApp();
const server = await listenForMetrics(app.metrics, { host: '127.0.0.1', port: 0 });
const { port } = server;
afterAll(() => server.close());

function ask(
  path: string,
  options: { method?: string; host?: string } = {},
): Promise<{ status: number; body: string }> {
  const { method = 'GET', host = `127.0.0.1:${port}` } = options;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, method, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).once('error', reject);
  });
}

it('counts requests by the route that answered, never by the path that was asked for', async () => {
  const id = createId();
  for (const path of [
    `/api/v1/content/single/${id}`,
    '/api/v1/content/all?q=private',
    `/api/v1/nothing/${id}`,
    `/media/${id}/x.webp`,
    `/${id}`,
  ])
    await app.fetch(path);
  const { status, body } = await ask('/metrics');
  expect(status).toBe(200);
  expect(body).toContain('database_connections');
  const counts = [...body.matchAll(/http_request_duration_seconds_count\{([^}]*)\}/g)].map(([, labels]) => labels);
  expect(counts).toContain('route="/api/v1/content/single/:id",method="GET",status="404"');
  expect(counts).toContain('route="/api/v1/content/all",method="GET",status="200"');
  expect(counts).toContain('route="/api/v1/*",method="GET",status="404"');
  expect(counts).toContain('route="/media/:id/:name",method="GET",status="404"');
  expect(body).not.toContain(id);
  expect(body).not.toContain('private');
});

it('answers nothing else, and no page that has another name lead here', async () => {
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
  expect((await ask('/metrics', { host: 'rebound.example' })).status).toBe(404);
  expect((await ask('/metrics', { host: `localhost:${port}` })).status).toBe(200);
});
