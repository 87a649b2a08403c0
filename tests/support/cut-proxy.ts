import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CutProxy {
  readonly origin: string;
  /** Cuts every connection, as a network failure does. */
  readonly cut: () => void;
  readonly close: () => void;
}

/** Starts a TCP proxy to a server, on its own port. */
export async function startCutProxy(target: string): Promise<CutProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    keep(incoming);
    keep(outgoing);
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}
