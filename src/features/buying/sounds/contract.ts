import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id } from '../../../platform/http/schemas.ts';

const sound = z
  .object({
    /** File that contains the sound. */
    fileId: id,
    /** Name of its sample in addresses. */
    sample: z.string(),
    /** Name without folders and extension. */
    name: z.string(),
    /** Length in seconds. */
    seconds: z.number(),
    /** Length of the sample in seconds, which may be shorter. */
    heardSeconds: z.number(),
    /** The waveform: the loudness of 120 slices of equal length, each as a digit of base 36. */
    levels: z.string(),
    /** Measured beats per minute; null if there is no clear beat. */
    tempo: z.int().nullable(),
    /** Measured key, such as `F#` or `Am`; null if there is no clear one. */
    key: z.string().nullable(),
    /** Loop points in seconds. */
    loop: z.object({ start: z.number(), end: z.number() }).nullable(),
    /** Whether anybody may download the sound, so that its sample has no watermark. */
    isFree: z.boolean(),
  })
  .meta({ id: 'Sound' });

const tag = 'Content';

export const soundsContract = {
  list: operation({
    method: 'GET',
    path: '/content/sounds/{id}',
    access: 'public',
    tag,
    summary: 'The sounds of a published work with length, tempo and key; empty until they have been read',
    params: z.object({ id }),
    output: z
      .object({
        sounds: z.array(sound),
        /** Whether there are no sounds yet, because the files wait to be read. */
        isPending: z.boolean(),
      })
      .meta({ id: 'Sounds' }),
    errors: ['not_found'],
    shared: true,
  }),
  sample: operation({
    method: 'GET',
    path: '/content/sounds/{id}/{fileId}/{sample}',
    access: 'public',
    tag,
    summary: 'A preview of a sound as MP3, or as WAV if ffmpeg was missing',
    description:
      'The preview of a paid sound has an audio watermark, one channel, no high frequencies and at most a minute. A preview without watermark answers 402 for everybody, unless the sound is free.',
    params: z.object({ id, fileId: id, sample: z.string().max(30) }),
    output: 'stream',
    errors: ['not_found', 'payment_required'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof soundsContract> {}
}
