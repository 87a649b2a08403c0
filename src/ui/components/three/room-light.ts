import {
  CompressedCubeTexture,
  type CompressedTextureMipmap,
  CubeReflectionMapping,
  DataUtils,
  HalfFloatType,
  LinearMipmapLinearFilter,
  RGBAFormat,
  Vector3,
} from 'three';

/** Side in pixels of the sharpest level; each further one has half of it. */
const SIZE = 32;
const LEVELS = 4;
/** Light of the walls. */
const WALLS = 0.42;

/** A soft lamp: its direction, its light, and how narrow it is. */
interface Lamp {
  readonly direction: Vector3;
  readonly light: number;
  readonly sharpness: number;
}

const lamp = (direction: readonly [number, number, number], light: number, sharpness: number): Lamp => ({
  direction: new Vector3(...direction).normalize(),
  light,
  sharpness,
});

const lamps = [
  lamp([0, 1, 0], 6, 30),
  lamp([0, 0.45, 0.9], 18, 30),
  lamp([0.75, 0.6, -0.1], 6, 25),
  lamp([-0.7, 0.65, -0.3], 6, 25),
];

/** Sharpness of the light that a perfectly rough surface gathers. */
const ROUGHEST = 2.1;

/**
 * Computes the light from a direction as a surface of a roughness reflects it. Lamps are Gaussian, so that they are
 * blurred by a formula.
 */
export function findLight(direction: Vector3, roughness: number): number {
  const lobe = Math.max(ROUGHEST, 1 / (2 * roughness ** 4));
  return lamps.reduce((sum, { direction: to, light, sharpness }) => {
    const blurred = Number.isFinite(lobe) ? (sharpness * lobe) / (sharpness + lobe) : sharpness;
    return sum + light * (blurred / sharpness) * Math.exp(blurred * (direction.dot(to) - 1));
  }, WALLS);
}

/** Directions of a pixel on the six faces of a cube, `x` and `y` from −1 to 1. */
const faces: readonly ((x: number, y: number) => Vector3)[] = [
  (x, y) => new Vector3(1, -y, -x),
  (x, y) => new Vector3(-1, -y, x),
  (x, y) => new Vector3(x, 1, y),
  (x, y) => new Vector3(x, -1, -y),
  (x, y) => new Vector3(x, -y, 1),
  (x, y) => new Vector3(-x, -y, -1),
];

function drawLevel(toDirection: (x: number, y: number) => Vector3, level: number): CompressedTextureMipmap {
  const side = SIZE >> level;
  // The roughness for which three reads the level.
  const roughness = 1 - Math.sqrt(1 - level / (LEVELS - 1));
  const data = new Uint16Array(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)].map((place) => (2 * place + 1) / side - 1);
    const light = findLight(toDirection(x ?? 0, y ?? 0).normalize(), roughness);
    data.fill(DataUtils.toHalfFloat(light), at * 4, at * 4 + 4);
  }
  return { data, width: side, height: side };
}

/**
 * Makes the light of a plain room, blurred for each roughness. `PMREMGenerator` does that for any room, but with shaders
 * that take seconds where there is no fast graphics processor.
 */
export function createRoomLight(): CompressedCubeTexture {
  const images = faces.map((toDirection) => ({
    width: SIZE,
    height: SIZE,
    mipmaps: Array.from({ length: LEVELS }, (_, level) => drawLevel(toDirection, level)),
  }));
  // Uncompressed numbers are let through as they are, and each level is given.
  const texture = new CompressedCubeTexture(images, RGBAFormat as never, HalfFloatType);
  texture.mapping = CubeReflectionMapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.needsUpdate = true;
  return Object.assign(texture, { isPMREMTexture: true });
}
