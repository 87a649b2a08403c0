import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DotLottie } from '@lottiefiles/dotlottie-web';
import { countFrames, FILM_SIDE, type Footage, FRAME_MS, fitSide } from './film.ts';

/** Maximum size of a Lottie animation in bytes. */
const MAX_BYTES = 5_000_000;
/** Time in milliseconds for the player to open an animation. */
const OPEN_MS = 10_000;
const require = createRequire(import.meta.url);
let hasProgram = false;

/** Gives the player its program as data, because it would fetch it from a server otherwise. */
async function loadProgram(): Promise<void> {
  if (hasProgram) return;
  const program = await readFile(require.resolve('@lottiefiles/dotlottie-web/dotlottie-player.wasm'));
  DotLottie.setWasmUrl(`data:application/wasm;base64,${program.toString('base64')}`);
  hasProgram = true;
}

interface LottieSize {
  readonly w: number;
  readonly h: number;
}

/** Whether parsed JSON is a Lottie animation. */
function isLottie(value: unknown): value is LottieSize {
  const lottie = value as Partial<Record<'w' | 'h' | 'fr' | 'ip' | 'op' | 'layers', unknown>> | null;
  const isSize = (each: unknown): boolean => typeof each === 'number' && each > 0 && each < 20_000;
  return (
    typeof lottie === 'object' &&
    lottie !== null &&
    [lottie.w, lottie.h, lottie.fr, lottie.op].every(isSize) &&
    Array.isArray(lottie.layers)
  );
}

/** Waits until the player has opened its animation. @throws Error if it can't */
function waitUntilOpen(player: DotLottie): Promise<void> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error('The animation took too long to open.')), OPEN_MS);
    player.addEventListener('load', () => {
      clearTimeout(clock);
      resolve();
    });
    player.addEventListener('loadError', ({ error }) => {
      clearTimeout(clock);
      reject(error);
    });
  });
}

/** Reads a Lottie animation; undefined for other JSON. The caller closes it. @param side longer side in pixels */
export async function readLottieFootage(
  bytes: Buffer,
  side = FILM_SIDE,
): Promise<(Footage & { readonly close: () => void }) | undefined> {
  if (bytes.length > MAX_BYTES) return undefined;
  const text = bytes.toString('utf8');
  const parsed: unknown = JSON.parse(text);
  if (!isLottie(parsed)) return undefined;
  await loadProgram();
  const size = fitSide(parsed.w, parsed.h, side);
  const player = new DotLottie({ canvas: { ...size }, autoplay: false, data: text, useFrameInterpolation: true });
  await waitUntilOpen(player);
  const { duration, totalFrames } = player;
  const draw = async (frame: number): Promise<Buffer> => {
    player.setFrame(Math.min(totalFrames - 0.01, ((frame * FRAME_MS) / 1000 / duration) * totalFrames));
    return Buffer.from(player.buffer ?? []);
  };
  return { ...size, frames: countFrames(duration), draw, close: () => player.destroy() };
}
