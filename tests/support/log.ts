import { Writable } from 'node:stream';
import { type Log, openLog } from '../../src/platform/log.ts';

/** Creates a log that writes every entry to `lines` as a JSON object. */
export function recordLog(): { readonly log: Log; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const into = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(...chunk.toString().split('\n').slice(0, -1));
      done();
    },
  });
  return { log: openLog('debug', into), lines };
}
