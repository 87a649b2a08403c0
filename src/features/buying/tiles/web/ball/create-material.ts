import { MeshStandardMaterial, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import type { MapRole } from '../../contract.ts';
import type { Repeat } from '../tile-view.ts';
import type { BallMap } from './choose-maps.ts';

/** A map with its picture as the graphics processor takes it. */
export type LoadedMap = BallMap & { readonly texture: Texture };

const slots = {
  color: 'map',
  normal: 'normalMap',
  roughness: 'roughnessMap',
  metalness: 'metalnessMap',
  height: 'bumpMap',
  occlusion: 'aoMap',
  opacity: 'alphaMap',
} as const satisfies Readonly<Record<MapRole, keyof MeshStandardMaterial>>;
/** Roughness of a texture that has no map of it. */
const PLAIN = 0.7;
const BUMP = 2.5;
/** Sharpness of pictures on the sides of the ball. */
const ANISOTROPY = 8;

/** Makes a material of the maps that a texture has. */
export function createMaterial(maps: readonly LoadedMap[]): MeshStandardMaterial {
  const find = (wanted: MapRole) => maps.find(({ role }) => role === wanted);
  const material = new MeshStandardMaterial({
    roughness: find('roughness') === undefined ? PLAIN : 1,
    metalness: find('metalness') === undefined ? 0 : 1,
    bumpScale: BUMP,
    transparent: maps.some(({ role, isTransparent }) => role === 'opacity' || (role === 'color' && isTransparent)),
  });
  for (const { role, texture } of maps) {
    if (role === 'color') texture.colorSpace = SRGBColorSpace;
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.anisotropy = ANISOTROPY;
    material[slots[role]] = texture;
  }
  // In DirectX, green points down.
  if (/(dx|directx)\b/i.test(find('normal')?.name ?? '')) material.normalScale.y = -1;
  if (/gloss/i.test(find('roughness')?.name ?? ''))
    material.onBeforeCompile = (shader) => {
      const read = '#include <roughnessmap_fragment>';
      shader.fragmentShader = shader.fragmentShader.replace(read, `${read}\nroughnessFactor = 1. - roughnessFactor;`);
    };
  return material;
}

/** Repeats a map around a ball. A whole number of periods leaves no seam. `wholeTurn` is its longest way round. */
export function repeatMap(texture: Texture, { width, height, periodWidth }: Repeat, wholeTurn: number): void {
  const across = Math.max(1, Math.round(wholeTurn / periodWidth)) * periodWidth;
  texture.repeat.set(across / width, across / 2 / height);
  // The middle of a picture is in the middle.
  texture.offset.set((1 - texture.repeat.x) / 2, (1 - texture.repeat.y) / 2);
}
