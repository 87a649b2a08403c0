interface Answer {
  readonly id: number;
  readonly sha256: string | null;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (sha256: string | null) => void>();

function openWorker(): Worker {
  const opened = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  opened.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.sha256);
    waiting.delete(data.id);
  });
  // If the script can't be loaded, files are sent without a hash: the server computes its own anyway.
  opened.addEventListener('error', () => {
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    worker = undefined;
  });
  return opened;
}

/**
 * Computes a file's SHA-256 hash in hexadecimal, in a worker and without loading the whole file into memory; null if
 * that fails.
 */
export function hashFile(file: File): Promise<string | null> {
  worker ??= openWorker();
  asked += 1;
  const id = asked;
  const answer = new Promise<string | null>((resolve) => waiting.set(id, resolve));
  worker.postMessage({ id, file });
  return answer;
}
