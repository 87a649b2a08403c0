import { Texture } from 'three';
import { describe, expect, it } from 'vitest';
import type { MapRole } from '../../contract.ts';
import { type TileView, toRepeat } from '../tile-view.ts';
import { chooseMaps, isTexture } from './choose-maps.ts';
import { createMaterial, repeatMap } from './create-material.ts';

const tile = (role: MapRole | null, name: string = role ?? '', changes: Partial<TileView> = {}): TileView => ({
  ...{ fileId: name, tile: '1-0', name, role, width: 512, height: 256, isVector: false, isTransparent: false },
  ...{ markedPeriods: 2, isSeamless: true, isFree: false, variantIds: ['v'], ...changes },
});
const [color, height, normal] = [tile('color'), tile('height'), tile('normal')];

describe('the maps of a material', () => {
  it('are all of a texture, with heights only where normals are missing', () => {
    const rolesOf = (tiles: TileView[], chosen = color) => chooseMaps(tiles, chosen).map(({ role }) => role);
    expect(rolesOf([height, color])).toEqual(['height', 'color']);
    expect(rolesOf([height, color, normal, tile('occlusion')])).toEqual(['color', 'normal', 'occlusion']);
  });

  it('are a tile alone as the colour where there are no others', () => {
    const [smooth, rough] = [tile(null, 'smooth'), tile('roughness', 'rough')];
    expect(chooseMaps([smooth, rough], rough)).toEqual([{ ...rough, role: 'color' }]);
    expect(chooseMaps([smooth, rough, normal], smooth)).toEqual([{ ...smooth, role: 'color' }]);
  });

  it('are none of drawings', () => {
    expect([isTexture([color, height]), isTexture([tile(null, 'wave', { isVector: true })])]).toEqual([true, false]);
  });
});

const load = (each: TileView) => ({
  ...each,
  role: each.role ?? 'color',
  repeat: toRepeat('c', each, [], { pitch: 200, x: 0, y: 0, ground: '#ffffff' }),
  texture: new Texture(),
});

describe('the material', () => {
  it('is rough and no metal without maps that say otherwise', () => {
    const loaded = load(color);
    const plain = createMaterial([loaded]);
    expect([plain.roughness, plain.metalness, plain.transparent, plain.normalScale.y]).toEqual([0.7, 0, false, 1]);
    expect([plain.map, loaded.texture.colorSpace]).toEqual([loaded.texture, 'srgb']);
  });

  it('takes each map as what it is', () => {
    const maps = (['normal', 'roughness', 'metalness', 'height', 'occlusion', 'opacity'] as const).map((role) =>
      load(tile(role)),
    );
    const material = createMaterial(maps);
    const { normalMap, roughnessMap, metalnessMap, bumpMap, aoMap, alphaMap } = material;
    expect([normalMap, roughnessMap, metalnessMap, bumpMap, aoMap, alphaMap]).toEqual(maps.map((map) => map.texture));
    expect([material.roughness, material.metalness, material.transparent]).toEqual([1, 1, true]);
    expect(maps.every(({ texture }) => texture.colorSpace === '')).toBe(true);
  });

  it.each([
    ['NormalDX', -1],
    ['normal directx 2k', -1],
    ['NormalGL', 1],
    ['nor gl', 1],
  ])('turns green around for %s if that is made for DirectX', (name, green) => {
    expect(createMaterial([load(tile('normal', name))]).normalScale.y).toBe(green);
  });

  it('reads gloss as the opposite of roughness', () => {
    const shader = { fragmentShader: '#include <roughnessmap_fragment>' };
    createMaterial([load(tile('roughness', 'gloss 2k'))]).onBeforeCompile(shader as never, undefined as never);
    expect(shader.fragmentShader).toContain('roughnessFactor = 1. - roughnessFactor');
  });
});

it('repeats whole periods around the ball, of which a marked picture has several', () => {
  const { texture, repeat } = load(color);
  repeatMap(texture, repeat, 1_130);
  // Six periods of 200 × 100 pixels around, so six up; the picture has two in each direction.
  expect([texture.repeat.x, texture.repeat.y]).toEqual([3, 3]);
  expect([texture.offset.x, texture.offset.y]).toEqual([-1, -1]);
  repeatMap(texture, repeat, 10);
  expect(texture.repeat.x).toBe(0.5);
});
