import { rmSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openPool } from '../src/platform/database/pool.ts';
import { computeSha256 } from '../src/platform/storage/hash-file.ts';
import { openReceivedFiles } from '../src/platform/storage/received-files.ts';
import { type Faults, KillableServer, MadeFile, sendWithFaults, spread } from '../tests/support/cut-upload.ts';
import { toMetadata } from '../tests/support/tus.ts';
import { makePerson } from '../tests/support/world.ts';
import { median } from './load.ts';

interface UploadBenchOptions {
  readonly root: string;
  readonly data: string;
  readonly rounds: number;
  /** Size in bytes. */
  readonly size: number;
  readonly say: (line: string) => void;
}

const toSeconds = (since: number): number => (performance.now() - since) / 1000;
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

/** Writes the same bytes to a file on the same disk and flushes it. @returns megabytes per second */
async function writeFloor(path: string, file: MadeFile): Promise<number> {
  const started = performance.now();
  const out = await open(path, 'w');
  for (const part of file.read(0, file.size)) await out.write(part);
  await out.datasync();
  await out.close();
  const speed = file.size / 1e6 / toSeconds(started);
  rmSync(path);
  return speed;
}

/**
 * `--cases upload` compares sending one large file with writing its bytes to the disk, then sends it with interrupted
 * connections and killed servers.
 */
export async function runUploadBench({ root, data, rounds, size, say }: UploadBenchOptions): Promise<void> {
  await mkdir(data, { recursive: true });
  const database = await startEmbedded(join(data, 'postgres'));
  const pool = openPool({ url: database.url, size: 2, onError: (error) => say(error.message) });
  await migrate(pool, join(root, 'migrations'));
  const server = new KillableServer({
    ARBOR_DATA: data,
    DATABASE_URL: database.url,
    ARBOR_RATE_LIMITS: '0',
    ARBOR_UPLOAD_DAY_BYTES: '1000000000000',
  });
  await server.start();
  const { cookie } = await makePerson({ pool }, 'contributor').catch(async () => {
    await pool.query('truncate account cascade');
    return makePerson({ pool }, 'contributor');
  });
  const stored = openReceivedFiles(join(data, 'uploads'));

  async function send(file: MadeFile, faults: Faults) {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0' };
    const created = await fetch(`http://127.0.0.1:${server.port}/api/v1/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(size),
        'upload-metadata': toMetadata({ filename: 'large.zip' }),
      },
    });
    const address = created.headers.get('location') ?? '';
    const [started, before] = [performance.now(), server.readProcessorSeconds()];
    const { sentTwice } = await sendWithFaults(server, { cookie, address }, file, faults);
    const seconds = toSeconds(started);
    const processor = server.readProcessorSeconds() - before;
    const id = address.split('/').at(-1) ?? '';
    const begun = performance.now();
    const sha256 = await computeSha256(stored.toPath(id));
    const hashed = size / 1e6 / toSeconds(begun);
    await stored.remove(id);
    return {
      speed: size / 1e6 / seconds,
      perGigabyte: processor / (size / 1e9),
      hashed,
      sentTwice,
      isSame: sha256 === file.computeSha256(),
    };
  }

  const [ours, floor]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const file = new MadeFile(size);
    floor.push(await writeFloor(join(data, 'floor'), file));
    const { speed, perGigabyte, hashed, isSame } = await send(file, { cuts: [], kills: [] });
    ours.push(speed);
    say(
      `floor ${floor.at(-1)?.toFixed(0)} MB/s, upload ${speed.toFixed(0)} MB/s (${perGigabyte.toFixed(2)} s of processor per GB), hash ${hashed.toFixed(0)} MB/s, ${isSame ? 'same bytes' : 'OTHER BYTES'}`,
    );
  }
  say(
    `${megabytes(size)} MB: upload ${median(ours).toFixed(0)} MB/s, floor ${median(floor).toFixed(0)} MB/s, ratio ${(median(ours) / median(floor)).toFixed(2)}; most memory ${megabytes(server.readPeak())} MB`,
  );
  const faults = { cuts: spread(20, size), kills: spread(5, size - 3_000_000) };
  const torn = await send(new MadeFile(size), faults);
  say(
    `20 cuts and 5 kills: ${torn.isSame ? 'same bytes' : 'OTHER BYTES'}, ${megabytes(torn.sentTwice)} MB sent twice, most memory ${megabytes(server.readPeak())} MB`,
  );
  await server.kill();
  await pool.end();
  await database.stop();
}
