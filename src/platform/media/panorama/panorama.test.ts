import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeExr, writeHdr } from 'hdrify';
import sharp from 'sharp';
import { HDRLoader } from 'three/examples/jsm/loaders/HDRLoader.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { drawLightMap } from '../../../../tests/support/light-map.ts';
import { openInput } from '../process/input-file.ts';
import { HIGHLIGHT_STOPS, listPanoramaFiles, MARKED_WHITE, OPEN_WHITE } from './panorama.ts';
import { readPanorama } from './read-panorama.ts';
import { applyCurve, chooseExposure, fromSrgb, invertCurve, toSrgb } from './tone-curve.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-panorama-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, bytes: Uint8Array, format: string) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return readPanorama(await openInput(path, name), format, folder, 'Arbor');
}
const open = async (name: string) =>
  sharp(await readFile(join(folder, name)))
    .raw()
    .toBuffer({ resolveWithObject: true });

describe('the tone curve', () => {
  it('can be computed back up to its white', () => {
    for (const white of [OPEN_WHITE, MARKED_WHITE])
      for (const light of [0, 0.01, 0.18, 1, 1.9])
        expect(invertCurve(applyCurve(light, white), white)).toBeCloseTo(light, 5);
    expect(applyCurve(OPEN_WHITE, OPEN_WHITE)).toBe(1);
    expect(applyCurve(1000, OPEN_WHITE)).toBe(1);
    expect(fromSrgb(toSrgb(0.3))).toBeCloseTo(0.3, 6);
  });

  it('gets the middle of a scene to middle grey, whatever unit its light has, and leaves a night dark', () => {
    const fitted = (scale: number) => {
      const data = drawLightMap(64, 100).data.map((light) => light * scale);
      return Math.log2(0.2 * scale) + chooseExposure(data);
    };
    expect(fitted(1)).toBeCloseTo(fitted(500), 1);
    expect(fitted(1)).toBeCloseTo(-2.2, 0);
    expect(fitted(1 / 4096)).toBeLessThan(-8);
  });
});

describe('a panorama', () => {
  it('that lacks memory is refused, so that a new process tries again', async () => {
    const bytes = writeHdr(drawLightMap(1024, 100));
    vi.spyOn(HDRLoader.prototype, 'parse').mockImplementationOnce(() => {
      throw new RangeError('Array buffer allocation failed');
    });
    await expect(read('large.hdr', bytes, 'hdr')).rejects.toThrow('allocation failed');
    expect(await read('large.hdr', bytes, 'hdr')).toHaveLength(1);
  });

  it('of HDR and of EXR shows the same light, with a map of what is brighter than white', async () => {
    for (const [name, bytes] of [
      ['room.hdr', writeHdr(drawLightMap(1024, 100))],
      ['room.exr', writeExr(drawLightMap(1024, 100))],
    ] as const) {
      const panoramas = await read(name, bytes, name.slice(5));
      expect(panoramas).toEqual([{ path: name, width: 1024, height: 512, hasHighlights: true }]);
      expect(listPanoramaFiles(panoramas)).toEqual(['1024.webp', '1024.marked.webp', 'highlights.webp']);
      const { data, info } = await open('1024.webp');
      const wall = fromSrgb((data[0] ?? 0) / 255);
      const gain = invertCurve(wall, OPEN_WHITE) / 0.2;
      const lamp = (256 * info.width + 512) * info.channels;
      expect(data[lamp]).toBeGreaterThan(250);
      expect(data[0]).toBeGreaterThan(data[511 * info.width * info.channels] ?? 0);
      const highlights = await open('highlights.webp');
      const stops = ((highlights.data[(256 * 1024 + 512) * highlights.info.channels] ?? 0) / 255) * HIGHLIGHT_STOPS;
      expect(stops).toBeCloseTo(Math.log2((100 * gain) / OPEN_WHITE), 0);
      expect(highlights.data[0]).toBe(0);
    }
  });

  it('of a paid map is marked, at most 2,048 pixels wide, and has lost all light above its white', async () => {
    await read('wide.hdr', writeHdr(drawLightMap(2048, 5000)), 'hdr');
    const clean = await open('2048.webp');
    const marked = await open('2048.marked.webp');
    expect([marked.info.width, marked.info.height]).toEqual([2048, 1024]);
    const shades = ({ data, info }: typeof marked) =>
      new Set(Array.from({ length: 2048 }, (_, x) => data[(100 * 2048 + x) * info.channels]));
    expect(shades(clean).size).toBeLessThan(4);
    expect(shades(marked).size).toBeGreaterThan(20);
    const brightest = marked.data.reduce((most, value) => Math.max(most, value), 0);
    expect(invertCurve(fromSrgb(brightest / 255), MARKED_WHITE)).toBeLessThanOrEqual(MARKED_WHITE);
  });

  it('is found in an archive; maps that are small, no sphere or broken have none', async () => {
    const map = writeHdr(drawLightMap(1024, 2));
    const zip = createRawZip([
      { name: 'README.txt', bytes: Buffer.from('Light.') },
      { name: 'maps/small.hdr', bytes: Buffer.from(writeHdr(drawLightMap(512, 2))) },
      { name: 'maps/broken.hdr', bytes: Buffer.from(map.subarray(0, map.length - 2000)) },
      { name: 'maps/room.hdr', bytes: Buffer.from(map) },
    ]);
    expect(await read('maps.zip', zip, 'zip')).toMatchObject([{ path: 'maps/room.hdr', hasHighlights: false }]);
    const square = { ...drawLightMap(1024, 2), width: 512, height: 1024 };
    expect(await read('square.hdr', writeHdr(square), 'hdr')).toEqual([]);
    expect(await read('small.hdr', writeHdr(drawLightMap(512, 2)), 'hdr')).toEqual([]);
  });
});
