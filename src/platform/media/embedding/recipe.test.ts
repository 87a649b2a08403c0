import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../../../../tests/support/pictures.ts';
import { computeTurnedHashes, HASHED_SIDE } from '../picture-hash.ts';
import { findCentres, findNearestCentres, splitCodes } from './centres.ts';
import { embedPicture } from './embed-picture.ts';
import { CODE_BYTES, computeCosines, toCode, VECTOR_LENGTH } from './recipe.ts';

const axis = (at: number, noise = 0): Buffer =>
  toCode(Array.from({ length: VECTOR_LENGTH }, (_, each) => (each === at ? 1 : noise * Math.sin(each * (at + 3)))));

describe('a vector', () => {
  it('has the length one, whatever it was made of; one of zeros is like nothing', () => {
    const code = toCode(Array.from({ length: VECTOR_LENGTH }, () => 7));
    expect(code).toHaveLength(CODE_BYTES);
    expect(computeCosines(code, code)[0]).toBeCloseTo(1, 3);
    const nothing = toCode(new Float32Array(VECTOR_LENGTH));
    expect([...computeCosines(code, Buffer.concat([nothing, axis(0)]))]).toEqual([0, expect.closeTo(1 / 8, 3)]);
  });

  it('can be read at any address', () => {
    const many = Buffer.concat([Buffer.alloc(1), axis(1), axis(2)]).subarray(1);
    expect([...computeCosines(axis(2), many)]).toEqual([0, expect.closeTo(1, 3)]);
  });

  it('finds the cell of those that are like it', async () => {
    const codes = [0, 1, 2].flatMap((at) => Array.from({ length: 20 }, (_, each) => axis(at, 0.002 * each)));
    const centres = await findCentres(splitCodes(Buffer.concat(codes)), 3);
    const cells = await findNearestCentres([axis(0), axis(1), axis(2)], centres);
    expect(new Set(cells).size).toBe(3);
  });
});

describe('a picture', () => {
  it('is nearly the same smaller, and another one is not', async () => {
    const [picture, smaller, other] = await Promise.all([
      drawScene('boat', 500).png().toBuffer(),
      drawScene('boat', 240).jpeg({ quality: 70 }).toBuffer(),
      drawScene('rings', 500).png().toBuffer(),
    ]);
    const [one, same, another] = await Promise.all([picture, smaller, other].map((each) => embedPicture(each)));
    const cosines = computeCosines(
      one?.code ?? axis(0),
      Buffer.concat([same?.code ?? axis(0), another?.code ?? axis(0)]),
    );
    expect(cosines[0]).toBeGreaterThan((cosines[1] ?? 1) + 0.2);
    expect(one?.mature).toBeLessThan(0.5);
  }, 60_000);

  it('has the hash of its turned and mirrored copies among its own', async () => {
    const read = (turned: Sharp) =>
      turned.resize(HASHED_SIDE, HASHED_SIDE, { fit: 'fill' }).grayscale().raw().toBuffer();
    const picture = await drawScene('boat', 320).png().toBuffer();
    const all = computeTurnedHashes(await read(sharp(picture)));
    expect(new Set(all).size).toBe(8);
    for (const copy of [sharp(picture).flop(), sharp(picture).rotate(90), sharp(picture).rotate(180)]) {
      const [hash = '0'] = computeTurnedHashes(await read(sharp(await copy.png().toBuffer())));
      const distances = all.map(
        (each) => (BigInt(`0x${each}`) ^ BigInt(`0x${hash}`)).toString(2).replaceAll('0', '').length,
      );
      expect(Math.min(...distances)).toBeLessThanOrEqual(4);
    }
  });
});
