import { createServer } from 'node:http';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listen } from './listener.ts';
import { isLoopbackAddress, isLoopbackName } from './own-host.ts';

export interface Metrics {
  readonly registry: Registry;
  observe(route: string, method: string, status: number, seconds: number): void;
}

/** Collects metrics of this process. */
export function openMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  return {
    registry,
    observe: (route, method, status, seconds) => requests.observe({ route, method, status: String(status) }, seconds),
  };
}

/** Name in a Host header, without the port. */
const toName = (host: string): string => host.replace(/:\d+$/, '');

/**
 * Serves `/metrics` on its own address, which the public one doesn't expose. On a loopback address only local host
 * names are accepted, to prevent DNS rebinding by web pages.
 * @throws ListenError
 */
export async function listenForMetrics(
  { registry }: Metrics,
  address: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const isLocal = isLoopbackAddress(address.host) || isLoopbackName(address.host);
  const server = createServer((request, response) => {
    const isKnown = request.method === 'GET' && request.url === '/metrics';
    if (!isKnown || (isLocal && !isLoopbackName(toName(request.headers.host ?? '')))) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const port = await listen(server, { ...address, orNext: false, setting: 'ARBOR_METRICS' });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, close };
}
