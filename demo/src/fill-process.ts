import type { FillMessage } from '../../src/start/demo-fill.ts';
import { fillDemo, shrink } from './fill.ts';
import { openDemoContext } from './open-context.ts';

/** The child process that src/start/demo-fill.ts starts, so that the memory of a fill is given back when it ends. */
const send = (message: FillMessage): void => {
  process.send?.(message);
};

const stop = new AbortController();
// A Ctrl-C in the terminal reaches this process too.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.abort());
// The server was killed, and its database ends with it.
const exitAlone = (): never => process.exit(1);
process.on('disconnect', exitAlone);

const demo = await openDemoContext();
try {
  await fillDemo(demo.ctx, {
    pick: (whole) => (demo.config.ARBOR_DEMO === 'small' ? shrink(whole) : whole),
    send,
    stopped: stop.signal,
  });
} catch (error) {
  process.exitCode = 1;
  send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
await demo.close();
process.off('disconnect', exitAlone);
process.disconnect?.();
