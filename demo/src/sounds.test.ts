import { expect, it } from 'vitest';
import { decodeSound, type Sound } from '../../src/platform/media/audio.ts';
import { inspectFile } from '../../src/platform/media/inspect/inspect-file.ts';
import { packageBytes } from './package-file.ts';

it('decodes sounds at the same time as one after another', async () => {
  const files = ['bd_fat', 'ambi_drone', 'drum_cowbell', 'elec_ping'].map((name) =>
    packageBytes('supersonic-scsynth-samples', 'samples', `${name}.flac`),
  );
  const inOrder: Sound[] = [];
  for (const file of files) inOrder.push(await decodeSound(file));
  expect(await Promise.all(files.map(decodeSound))).toEqual(inOrder);
});

it('finds a sound that was cut short', async () => {
  const whole = packageBytes('supersonic-scsynth-samples', 'samples', 'bd_fat.flac');
  expect((await inspectFile(whole, 'a.flac')).problem).toBeNull();
  expect((await inspectFile(whole.subarray(0, whole.length >> 1), 'a.flac')).problem).toBeTypeOf('string');
});
