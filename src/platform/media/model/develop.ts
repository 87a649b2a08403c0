import type { Camera } from './camera.ts';
import { type Ground, readShadow } from './ground.ts';

/** Samples of a pixel along each side. */
export const SAMPLES = 2;
/** Light from which bright parts are compressed, so that they keep their differences; and the brightest light. */
const [KNEE, BRIGHTEST] = [0.75, 4];
const ENTRIES = 8192;
/** sRGB bytes of the square roots of light, so that dark values have more entries. */
const bytes = Uint8Array.from({ length: ENTRIES }, (_, at) => {
  const light = BRIGHTEST * (at / (ENTRIES - 1)) ** 2;
  const soft = light <= KNEE ? light : KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - light) / (1 - KNEE)));
  return Math.round(255 * (soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055));
});
/** Linear colours of the background in the middle and at the corners. */
const MIDDLE = [0.8, 0.79, 0.77] as const;
const CORNER = [0.56, 0.55, 0.535] as const;

/** Converts light to an sRGB byte. */
const toByte = (light: number): number =>
  bytes[Math.round(Math.sqrt(Math.max(0, Math.min(1, light / BRIGHTEST))) * (ENTRIES - 1))] ?? 0;

/**
 * Converts samples to pixels of three bytes, with a soft background and the shadow under the model.
 * @param samples red, green, blue and alpha of each; colours are multiplied by alpha
 */
export function develop(samples: Float32Array, ground: Ground, angle: number, camera: Camera): Buffer {
  const { width, height } = camera;
  const pixels = Buffer.alloc(width * height * 3);
  const row = width * SAMPLES * 4;
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 3) {
      const first = y * SAMPLES * row + x * SAMPLES * 4;
      let rest = 0;
      let edge = 0;
      for (let channel = 3; channel >= 0; channel -= 1) {
        const at = first + channel;
        const upper = (samples[at] ?? 0) + (samples[at + 4] ?? 0);
        const light = (upper + (samples[at + row] ?? 0) + (samples[at + row + 4] ?? 0)) / 4;
        if (channel === 3) {
          if (light < 1) rest = (1 - light) * (1 - readShadow(ground, x + 0.5, y + 0.5, angle, camera));
          edge = Math.min(1, ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2);
        } else {
          const middle = MIDDLE[channel] ?? 0;
          const corner = CORNER[channel] ?? 0;
          pixels[to + channel] = toByte(light + rest * (middle + (corner - middle) * edge));
        }
      }
    }
  return pixels;
}
