import type { Material } from './gltf.ts';
import type { Texture } from './texture.ts';

/** How a part of a model looks. Colours are linear, from 0 to 1. */
export interface Surface {
  readonly color: readonly number[];
  readonly emissive: readonly number[];
  readonly texture: Texture | null;
  readonly alpha: Material['alphaMode'];
  readonly cutoff: number;
  readonly isDoubleSided: boolean;
  readonly isUnlit: boolean;
  readonly metallic: number;
  readonly roughness: number;
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Reads how a material looks. Clear glass is drawn as thin glass. */
export function toSurface(material: Material, texture: Texture | null): Surface {
  const { pbrMetallicRoughness: pbr, extensions, alphaMode, emissiveTexture } = material;
  const [red = 1, green = 1, blue = 1, alpha = 1] = pbr.baseColorFactor.map(clamp);
  const through = clamp(extensions.KHR_materials_transmission?.transmissionFactor ?? 0);
  // Which parts are metal or shine is known only by pictures that aren't read.
  const isPainted = pbr.metallicRoughnessTexture !== undefined;
  const isOpaque = alpha === 1 && through === 0 && texture?.isOpaque !== false;
  return {
    color: [red, green, blue, alpha * (1 - 0.75 * through)],
    emissive: emissiveTexture === undefined ? material.emissiveFactor.map(clamp) : [0, 0, 0],
    texture,
    alpha: isOpaque ? 'OPAQUE' : through > 0 ? 'BLEND' : alphaMode,
    cutoff: material.alphaCutoff,
    isDoubleSided: material.doubleSided,
    isUnlit: extensions.KHR_materials_unlit !== undefined,
    metallic: isPainted ? 0 : clamp(pbr.metallicFactor),
    roughness: isPainted ? 0.6 : clamp(pbr.roughnessFactor),
  };
}
