import type { FillMessage } from '../../src/start/demo-fill.ts';
import { fillDemo, shrink } from './fill.ts';
import { openDemoContext } from './open-context.ts';

/** Child process that src/start/demo-fill.ts starts, so that the memory of a fill is freed when it ends. */
const send = (message: FillMessage): void => {
  process.send?.(message);
};

const stop = new AbortController();
// Ctrl-C in the terminal reaches this process, too, so SIGINT stops the fill as SIGTERM does.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.abort());
// If the server was killed, its database ends, too, so this process exits.
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
