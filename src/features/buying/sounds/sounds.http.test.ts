import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { listAll } from '../../../../tests/support/list-all.ts';
import { listMedia } from '../../../../tests/support/list-media.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { publishFile } from '../../../../tests/support/publish-file.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import type { SentFile } from '../../../../tests/support/uploaded-works.ts';
import { decodeSound, encodeWav, toSeconds } from '../../../platform/media/audio.ts';
import { soundFolder } from '../../../platform/storage/storage.ts';
import { removeStoredParts } from '../../catalogue/content/service/parts/read-parts.ts';
import { settlePreviews } from '../../catalogue/content/service/previews.ts';
import { readSounds } from '../../catalogue/content/service/sounds/read-sounds.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

interface Sound {
  readonly fileId: string;
  readonly sample: string;
  readonly name: string;
  readonly seconds: number;
  readonly heardSeconds: number;
  readonly levels: string;
  readonly tempo: number | null;
  readonly key: string | null;
  readonly isFree: boolean;
}
interface Sounds {
  readonly sounds: readonly Sound[];
  readonly isPending: boolean;
}

const RATE = 44_100;

/** Creates clicks at a tempo over a soft tone, in two channels. */
function createBeat(seconds: number, tempo = 120, hertz = 220): Buffer {
  const length = Math.round(seconds * RATE);
  const channel = Float32Array.from({ length }, (_, at) => {
    const since = (at / RATE) % (60 / tempo);
    const click = since < 0.03 ? Math.sin(at * at) * 0.7 * Math.exp(-since * 150) : 0;
    return click + 0.2 * Math.sin((2 * Math.PI * hertz * at) / RATE);
  });
  return encodeWav({ sampleRate: RATE, channels: [channel, channel.map((each) => each * 0.9)] });
}

/** A picture, because an archive needs one to be submitted. */
const cover = {
  name: 'cover.svg',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#246"/><circle cx="300" cy="300" r="200" fill="#fc8"/></svg>',
  ),
};

let category: { id: string; subcategoryId: string };
let [free, paid, archive] = ['', '', ''];

const toFile = (name: string, bytes: Buffer): SentFile => ({ name, bytes: new Uint8Array(bytes) });
const publish = (file: SentFile, price: number, { id, subcategoryId } = category): Promise<string> =>
  publishFile(app, { uploader: mina, moderator: ana }, { file, price, categoryId: id, subcategoryId });

const list = async (id: string): Promise<Sounds> => app.get<Sounds>(`/api/v1/content/sounds/${id}`);
const first = async (id: string): Promise<Sound> => (await list(id)).sounds[0] as Sound;
const sampleOf = async (id: string): Promise<string> => {
  const { fileId, sample } = await first(id);
  return `/api/v1/content/sounds/${id}/${fileId}/${sample}`;
};
const open = async (path: string): Promise<Buffer> => Buffer.from(await (await app.fetch(path)).arrayBuffer());

beforeAll(async () => {
  category = await makeCategory(app, 'audio');
  free = await publish(toFile('free_beat.wav', createBeat(8, 120)), 0);
  paid = await publish(toFile('paid.wav', createBeat(70, 100, 196)), 90_000);
  const parts = [
    { name: 'flac/kick.wav', bytes: createBeat(0.4) },
    { name: 'flac/long kick.wav', bytes: createBeat(1.2) },
    { name: '__MACOSX/._kick.wav', bytes: createBeat(0.3) },
    cover,
  ];
  archive = await publish(toFile('all.zip', createRawZip(parts)), 0);
  await readSounds(app.systemContext());
}, 180_000);

describe('the sounds of a work', () => {
  it('are named and measured', async () => {
    expect(await list(free)).toMatchObject({
      isPending: false,
      sounds: [{ name: 'free beat', seconds: 8, heardSeconds: 8, tempo: 120, key: null, isFree: true }],
    });
    expect((await first(free)).levels).toMatch(/^[0-9a-z]{120}$/);
    expect(await list(paid)).toMatchObject({ sounds: [{ name: 'paid', seconds: 70, tempo: 100, isFree: false }] });
    expect((await first(paid)).heardSeconds).toBeLessThanOrEqual(60);
  });

  it('are all of an archive, without those of the system', async () => {
    expect((await list(archive)).sounds.map(({ name, tempo }) => [name, tempo])).toEqual([
      ['kick', null],
      ['long kick', null],
    ]);
  });

  it('are none of archives of another category, and there are none of what is not public', async () => {
    const other = await makeCategory(app, 'interface-kits');
    const kit = await publish(
      toFile('kit.zip', createRawZip([cover, { name: 'a.wav', bytes: createBeat(0.7) }])),
      0,
      other,
    );
    const single = await publish(toFile('single.wav', createBeat(0.8)), 0, other);
    const hidden = await publish(toFile('hidden.wav', createBeat(0.9)), 0);
    await readSounds(app.systemContext());
    expect(await list(kit)).toEqual({ sounds: [], isPending: false });
    expect((await list(single)).sounds).toHaveLength(1);
    const sample = await sampleOf(hidden);
    await ana.call('PUT', '/content/assets/unpublish', { ids: [hidden], reason: 'other', note: 'Not for now.' });
    for (const each of [`/api/v1/content/sounds/${hidden}`, sample, '/api/v1/content/sounds/nothing'])
      expect((await app.fetch(each)).status).toBe(404);
  });

  it('are pending until they have been read', async () => {
    const work = await publish(toFile('waits.wav', createBeat(1.1)), 0);
    expect(await list(work)).toEqual({ sounds: [], isPending: true });
    await readSounds(app.systemContext());
    expect(await list(work)).toMatchObject({ sounds: [{ name: 'waits' }], isPending: false });
  });

  it('of other works are read although the database refuses those of one', async () => {
    await app.pool.query(`alter table sound add constraint refused check (path <> 'refused.wav') not valid`);
    const refused = await publish(toFile('refused.wav', createBeat(1.3)), 0);
    const other = await publish(toFile('other.wav', createBeat(1.4)), 0);
    await readSounds(app.systemContext());
    await app.pool.query('alter table sound drop constraint refused');
    expect(await list(refused)).toEqual({ sounds: [], isPending: false });
    expect((await list(other)).sounds).toHaveLength(1);
  });

  it('are read once, and again for a newer recipe', async () => {
    const before = await list(archive);
    await Promise.all([readSounds(app.systemContext()), readSounds(app.systemContext())]);
    expect(await list(archive)).toEqual(before);
    await readSounds(app.systemContext(), 2);
    expect((await first(archive)).sample).toMatch(/^2-/);
    expect((await listAll(app.platform.storage, 'sounds')).every(({ key }) => key.includes('/2.'))).toBe(true);
  }, 120_000);
});

describe('a sample', () => {
  it('of a free sound goes to everybody: the whole sound without marks, in ranges', async () => {
    const path = await sampleOf(free);
    for (const person of [app, rahim]) {
      const answer = await person.fetch(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^audio\/(mpeg|wav)$/);
      expect(answer.headers.get('cache-control')).toContain('public');
    }
    expect(toSeconds(await decodeSound(await open(path)))).toBeCloseTo(8, 0);
    const part = await app.fetch(path, { headers: { range: 'bytes=10-19' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  });

  it('of a paid sound without marks goes to nobody, its buyers neither', async () => {
    const path = await sampleOf(paid);
    const unmarked = path.replace('-marked', '');
    const { variants } = await app.get<{ variants: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
    await buy(app, rahim, [{ contentId: paid, variantId: variants[0]?._id ?? '', price: 90_000 }]);
    for (const person of [app, stranger, rahim, mina]) {
      expect((await person.fetch(path)).status).toBe(200);
      expect((await person.fetch(unmarked)).status).toBe(402);
    }
  });

  it('of an unknown sound, file or work is not there', async () => {
    const [{ fileId, sample }, other] = [await first(free), await first(paid)];
    for (const path of [
      `${free}/${fileId}/9-9.mp3`,
      `${free}/${other.fileId}/${other.sample}`,
      `${free}/x/${sample}`,
      `${free}/${fileId}/${'9'.repeat(40)}`,
    ])
      expect((await app.fetch(`/api/v1/content/sounds/${path}`)).status).toBe(404);
  });

  it('is unavailable when the stored object is missing', async () => {
    const gone = await publish(toFile('gone.wav', createBeat(1.5)), 0);
    await readSounds(app.systemContext(), 2);
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from file where id = $1', [
      (await first(gone)).fileId,
    ]);
    await removeStoredParts(app.platform.storage, soundFolder(rows[0]?.sha256 ?? ''));
    expect((await app.fetch(await sampleOf(gone))).status).toBe(503);
  });
});

/** Loudness of a part of a sound above a frequency, by the difference of neighbouring samples. */
const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

it('sends nothing of a paid sound but a short sample of one channel with marks', async () => {
  const work = await app.get<{ previews: { _id: string; asset: object | null }[] }>(`/api/v1/content/single/${paid}`);
  expect(work.previews.map(({ asset }) => asset)).toEqual(work.previews.map(() => null));
  const media = await listMedia(app.platform.storage, work.previews);
  const addresses = [
    ...media,
    ...['wav', 'mp3', 'flac'].flatMap((ext) => work.previews.map(({ _id }) => `/media/${_id}/asset.${ext}`)),
    `/content/${paid}`,
    `/api/v1/content/single/${paid}`,
    `/api/v1/content/inside/${paid}`,
    `/api/v1/content/sounds/${paid}`,
    (await sampleOf(paid)).replace('-marked', ''),
    (await sampleOf(paid)).replace('.mp3', '.wav').replace('.wav', '.flac'),
  ];
  for (const address of addresses) {
    const type = (await app.fetch(address)).headers.get('content-type') ?? '';
    expect([address, type.startsWith('audio/')]).toEqual([address, false]);
    expect([address, (await open(address)).includes('RIFF') && !address.endsWith('.webp')]).toEqual([address, false]);
  }
  const { channels, sampleRate } = await decodeSound(await open(await sampleOf(paid)));
  const [heard = new Float32Array()] = channels;
  expect(sampleRate).toBeLessThanOrEqual(22_050);
  expect(
    channels.slice(1).every((channel) => channel.every((each, at) => Math.abs(each - (heard[at] ?? 0)) < 0.01)),
  ).toBe(true);
  expect(heard.length / sampleRate).toBeLessThanOrEqual(60.2);
  // The sound under it is quiet between its clicks, so marks are what is louder.
  const windows = Array.from({ length: Math.floor(heard.length / sampleRate / 5) }, (_, at) =>
    heard.subarray(at * 5 * sampleRate, (at + 1) * 5 * sampleRate),
  );
  const slices = windows.map((part) =>
    Array.from({ length: 50 }, (_, at) =>
      loudness(part.subarray(at * (sampleRate / 10), (at + 1) * (sampleRate / 10))),
    ),
  );
  for (const slice of slices) expect(Math.max(...slice)).toBeGreaterThan(0.2);
});

it('takes the samples of sounds from previews that have them in public', async () => {
  const { previews } = await app.get<{ previews: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
  const id = previews[0]?._id ?? '';
  await app.platform.storage.put(`previews/${id.slice(-2)}/${id}/asset.wav`, createBeat(1));
  expect((await app.fetch(`/media/${id}/asset.wav`)).status).toBe(200);
  await settlePreviews(app.systemContext(), { contentId: paid, removed: [] });
  expect((await app.fetch(`/media/${id}/asset.wav`)).status).toBe(404);
});
