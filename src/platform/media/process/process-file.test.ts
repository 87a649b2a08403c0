import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGlb } from '../../../../tests/support/create-glb.ts';
import { createModel } from '../../../../tests/support/create-model.ts';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { packModel } from '../../../../tests/support/pack-model.ts';
import { openGlb } from '../inspect/glb.ts';
import { processFile } from './process-file.ts';
import { processingLimits } from './processing-limits.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-process-'));
});
afterAll(() => rm(folder, { recursive: true }));

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#3f7cac', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();

async function save(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

describe('a file that is processed', () => {
  it('gets its preview in a process of its own', async () => {
    const outFolder = join(folder, 'out');
    const path = await save('photo', await picture(1600, 1000));
    const { file, refusal } = await processFile(path, { name: 'photo.jpg', outFolder, watermark: 'ARBOR' });
    expect(refusal).toBeNull();
    expect(file).toMatchObject({
      kind: 'picture',
      format: 'jpg',
      mediaType: 'image/jpeg',
      figures: { width: 1600, height: 1000 },
      preview: { widths: [375, 576, 768, 1366], avifWidths: [375], markedWidths: [768, 1366], asset: null },
    });
    expect((await readdir(outFolder)).toSorted()).toEqual(file?.preview?.files.toSorted());
    expect(file?.preview?.files).toContain('card.jpg');
    const [plain, marked] = await Promise.all(
      ['768.webp', '768.marked.webp'].map((name) => readFile(join(outFolder, name))),
    );
    expect(marked).not.toEqual(plain);
  });

  it('goes one after another through the same process, and all at once', async () => {
    const path = await save('many', await picture(300, 200));
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        processFile(path, { name: 'many.jpg', outFolder: join(folder, `many-${at}`), watermark: null }),
      ),
    );
    for (const { file } of outcomes) expect(file?.preview?.widths).toEqual([300]);
  });

  it('comes before files that are read in the background', async () => {
    const path = await save('urgent', await picture(300, 200));
    const ended: string[] = [];
    // A file that may take all of the machine's memory is read alone.
    const limits = { ...processingLimits, memoryMegabytes: Math.floor(totalmem() / 1_000_000) };
    const read = async (name: string, isBackground: boolean) => {
      const outFolder = join(folder, `${name}-out`);
      await processFile(path, { name: 'urgent.jpg', outFolder, watermark: null, isBackground, limits });
      ended.push(name);
    };
    await Promise.all([...['first', 'second', 'third'].map((name) => read(name, true)), read('urgent', false)]);
    // One of the others may have come before it.
    expect(ended.indexOf('urgent')).toBeLessThan(2);
    expect(ended).toHaveLength(4);
  });

  it('is refused when it takes too long, and the next one is not', async () => {
    const path = await save('slow', await picture(700, 700));
    const options = { name: 'slow.jpg', outFolder: join(folder, 'slow-out'), watermark: null };
    const { refusal } = await processFile(path, { ...options, limits: { ...processingLimits, seconds: 0.01 } });
    expect(refusal).toEqual({ code: 'TOO_COSTLY', detail: 'It took longer than 0.01 seconds.' });
    expect((await processFile(path, options)).refusal).toBeNull();
  });

  it('is refused when it takes too much memory, and the next one is not', async () => {
    const canvas = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#3f7cac' } });
    // An interlaced picture has to be decoded as a whole.
    const path = await save('heavy', await canvas.png({ progressive: true, compressionLevel: 1 }).toBuffer());
    const options = { name: 'heavy.png', outFolder: join(folder, 'heavy-out'), watermark: null };
    for (const memoryMegabytes of [700, 800]) {
      const { refusal } = await processFile(path, { ...options, limits: { ...processingLimits, memoryMegabytes } });
      expect(refusal?.code).toBe('TOO_COSTLY');
      expect(refusal?.detail).toMatch(/memory|ended/i);
      expect(refusal?.detail).not.toMatch(/\n|node/);
    }
    expect((await processFile(path, options)).refusal).toBeNull();
  });

  it('has more time where it is slow to read', async () => {
    const path = await save('set', createRawZip([{ name: 'a.bin', bytes: randomBytes(30_000_000) }]));
    const options = { name: 'set.zip', outFolder: join(folder, 'set-out'), watermark: null };
    const { refusal } = await processFile(path, { ...options, limits: { ...processingLimits, seconds: 0.01 } });
    expect(refusal?.detail).toBe('It took longer than 0.03 seconds.');
  });

  it('is refused when it makes too much, and the next one is not', async () => {
    const path = await save('wide', await picture(900, 900));
    const options = { name: 'wide.jpg', outFolder: join(folder, 'wide-out'), watermark: null };
    const limits = { ...processingLimits, outputMegabytes: 0.001 };
    const { refusal } = await processFile(path, { ...options, limits });
    expect(refusal?.code).toBe('TOO_COSTLY');
    expect((await processFile(path, options)).refusal).toBeNull();
  });

  it('is accepted without a preview when it is a model that takes too long to draw', async () => {
    // Each triangle is shaded behind all others, which takes half a minute.
    const triangles = 100;
    const material = { alphaMode: 'BLEND', pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 0.5] } };
    const corners = Array.from({ length: triangles * 3 }, (_, at) => at % 3);
    const path = await save('model', createModel({ positions: [-1, -1, 0, 1, -1, 0, 0, 1, 0], corners, material }));
    const options = { name: 'model.glb', outFolder: join(folder, 'model-out'), watermark: null };
    const { file } = await processFile(path, { ...options, limits: { ...processingLimits, seconds: 4 } });
    expect(file).toMatchObject({ kind: 'model', figures: { triangles }, preview: null, withoutPreview: 'failed' });
  });

  it('is accepted without a preview when it is a compressed model that explodes', async () => {
    const side = 100;
    const places = Array.from({ length: side * side }, (_, at) => at);
    const plain = createModel({
      positions: places.flatMap((at) => [at % side, Math.floor(at / side), 0]),
      corners: places.slice(0, -side - 1).flatMap((at) => [at, at + 1, at + side]),
    });
    const { scene, binary } = openGlb(await packModel(plain, 'draco'));
    const { accessors, meshes, ...rest } = JSON.parse(scene) as Record<'accessors' | 'meshes', never[]>;
    const [{ primitives }] = meshes as unknown as [{ primitives: [{ extensions: object }] }];
    const attributes = { POSITION: 0 };
    // Each primitive decodes the numbers of one stream once more, and says that they are three.
    const copies = Array.from({ length: 5000 }, (_, at) => at);
    const bomb = createGlb(
      {
        ...rest,
        accessors: copies.flatMap(() => accessors.map((accessor: object) => ({ ...accessor, count: 3 }))),
        meshes: [
          {
            primitives: copies.map((at) => ({
              ...primitives[0],
              indices: at * 2,
              attributes: { POSITION: at * 2 + 1 },
              extensions: { KHR_draco_mesh_compression: { bufferView: 0, attributes } },
            })),
          },
        ],
      },
      binary,
    );
    const path = await save('bomb', bomb);
    const options = { name: 'bomb.glb', outFolder: join(folder, 'bomb-out'), watermark: null };
    const limits = { ...processingLimits, seconds: 8, memoryMegabytes: 1200 };
    const { file } = await processFile(path, { ...options, limits });
    expect(file).toMatchObject({ kind: 'model', preview: null, withoutPreview: 'failed' });
  });

  it('is no longer there: the machine is to blame, not the file', async () => {
    const options = { name: 'gone.jpg', outFolder: join(folder, 'gone-out'), watermark: null };
    await expect(processFile(join(folder, 'gone'), options)).rejects.toThrow(/ENOENT/);
  });
});
