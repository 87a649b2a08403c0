import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { renderPreview, renderSocialCard } from '../../src/platform/media/renditions.ts';
import type { BuiltContent, BuiltFile, BuiltPreview, DemoContent, DemoFile, DemoPreview } from './types.ts';

const demoWatermark = 'ARBOR';

async function buildFile({ name, mediaType, format, width, height, build }: DemoFile): Promise<BuiltFile> {
  const bytes = await build();
  return {
    name,
    mediaType,
    format,
    width: width ?? null,
    height: height ?? null,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}

async function buildPreview(preview: DemoPreview, watermark: string | null, first: boolean): Promise<BuiltPreview> {
  const master = await preview.image();
  const [rendered, socialCard, asset] = await Promise.all([
    renderPreview(master, { watermark }),
    first ? renderSocialCard(master) : null,
    preview.asset === undefined ? null : preview.asset(),
  ]);
  return { kind: preview.kind, alt: preview.alt, ...rendered, socialCard, asset };
}

/** All files and pictures of one content. A content with nothing for sale carries no watermark. */
export async function buildContent(content: DemoContent): Promise<BuiltContent> {
  const watermark = content.variants.some(({ price }) => price > 0) ? demoWatermark : null;
  // A file that several variants hold is made once.
  const made = new Map<DemoFile, Promise<BuiltFile>>();
  const once = (file: DemoFile): Promise<BuiltFile> => {
    const known = made.get(file) ?? buildFile(file);
    made.set(file, known);
    return known;
  };
  const variants = await Promise.all(
    content.variants.map(async (variant) => ({ ...variant, files: await Promise.all(variant.files.map(once)) })),
  );
  const previews = await Promise.all(content.previews.map((preview, at) => buildPreview(preview, watermark, at === 0)));
  return { ...content, variants, previews };
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Crossing threads turns a Buffer into a plain Uint8Array; this gives it its methods back without a copy. */
const restoreBuffers = (built: BuiltContent): BuiltContent => ({
  ...built,
  variants: built.variants.map((variant) => ({
    ...variant,
    files: variant.files.map((file) => ({ ...file, bytes: asBuffer(file.bytes) })),
  })),
  previews: built.previews.map((preview) => ({
    ...preview,
    thumbhash: asBuffer(preview.thumbhash),
    renditions: preview.renditions.map((rendition) => ({ ...rendition, bytes: asBuffer(rendition.bytes) })),
    socialCard: preview.socialCard === null ? null : asBuffer(preview.socialCard),
    asset: preview.asset === null ? null : { ...preview.asset, bytes: asBuffer(preview.asset.bytes) },
  })),
});

export interface BuildOptions {
  onProgress?: (done: number, total: number) => void;
  /** Threads; default: as many as the machine has cores, at most four. */
  workers?: number;
  /** Ends the building early, without waiting for what is being built. */
  stopped?: AbortSignal;
}

export type WorkerAnswer = { key: string; built: BuiltContent } | { key: string; error: string };

/**
 * Builds contents on all cores and gives each one as soon as it is ready, in no fixed order. Only contents of
 * `demoCatalogue()` can be built: a worker finds them by key, since functions don't cross threads. Leaving the loop
 * early
 * stops the workers. A worker gets its next content when its last one has been taken, so memory stays bounded.
 */
export async function* buildAll(
  contents: readonly DemoContent[],
  { onProgress, workers, stopped }: BuildOptions = {},
): AsyncGenerator<BuiltContent> {
  const waiting = contents.map(({ key }) => key);
  const total = waiting.length;
  const answers: { worker: Worker; answer: WorkerAnswer }[] = [];
  let failure: Error | undefined;
  let wake = (): void => {};
  stopped?.addEventListener('abort', () => wake());
  const next = (worker: Worker): void => {
    const key = waiting.shift();
    if (key !== undefined) worker.postMessage(key);
  };
  const pool = Array.from({ length: Math.min(total, workers ?? Math.min(4, availableParallelism())) }, () => {
    const worker = new Worker(new URL('./build-worker.ts', import.meta.url));
    worker.on('message', (answer: WorkerAnswer) => {
      answers.push({ worker, answer });
      wake();
    });
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
      wake();
    });
    // One being built and one waiting: the thread never idles while its last answer is being stored.
    next(worker);
    next(worker);
    return worker;
  });
  try {
    for (let done = 0; done < total && stopped?.aborted !== true; ) {
      const arrived = answers.shift();
      if (arrived === undefined) {
        if (failure !== undefined) throw failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      if ('error' in arrived.answer)
        throw new Error(`The demo content ${arrived.answer.key} could not be built: ${arrived.answer.error}`);
      done += 1;
      onProgress?.(done, total);
      yield restoreBuffers(arrived.answer.built);
      next(arrived.worker);
    }
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
}
