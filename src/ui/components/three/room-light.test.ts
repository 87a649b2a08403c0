import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { createRoomLight, findLight } from './room-light.ts';

const above = new Vector3(0, 1, 0);
const below = new Vector3(0, -1, 0);

it('lights from above, sharply on mirrors and softly on rough surfaces', () => {
  for (const roughness of [0, 0.5, 1]) expect(findLight(above, roughness)).toBeGreaterThan(findLight(below, roughness));
  const [mirror, satin, rough] = [0, 0.5, 1].map((roughness) => findLight(above, roughness)) as [
    number,
    number,
    number,
  ];
  expect(mirror).toBeGreaterThan(satin);
  expect(satin).toBeGreaterThan(rough);
});

it('is a cube whose levels halve in size', () => {
  const { image } = createRoomLight();
  expect(image).toHaveLength(6);
  for (const { mipmaps } of image as never as { mipmaps: { width: number; data: Uint16Array }[] }[]) {
    expect(mipmaps?.map(({ width }) => width)).toEqual([32, 16, 8, 4]);
    expect(mipmaps?.map(({ data }) => data.length)).toEqual([4096, 1024, 256, 64]);
  }
});
