import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Time between the two parts, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Starts a server on loopback that answers as the site does, but sends pages in two parts with a pause between them.
 * @param marker text with which the second part begins
 */
export async function sendInParts(site: string, marker: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const answered = await fetch(site + request.url);
      const type = answered.headers.get('content-type') ?? '';
      const body = Buffer.from(await answered.arrayBuffer());
      response.writeHead(answered.status, { 'content-type': type });
      if (type.startsWith('text/html')) {
        response.write(body.subarray(0, body.indexOf(marker)));
        await wait(PAUSE_MS);
        response.end(body.subarray(body.indexOf(marker)));
      } else response.end(body);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
