import sharp from 'sharp';
import type { TestApp } from './app.ts';
import { type Browser, type SignedInUser, signInContributor } from './people.ts';
import { createTusCalls } from './tus.ts';

export type Uploader = SignedInUser & { readonly calls: ReturnType<typeof createTusCalls> };

export async function signInUploader(app: TestApp): Promise<Uploader> {
  const person = await signInContributor(app);
  return { ...person, calls: createTusCalls(person.fetch) };
}

export const uploadIdOf = (address: string): string => address.split('/').at(-1) ?? '';

export const readJson = async (person: Browser, address: string): Promise<Record<string, unknown>> =>
  (await (await person.fetch(address)).json()) as Record<string, unknown>;

/** Creates a PNG of 640 × 480 pixels in one colour; `shade`, from 0 to 255, makes it unique. */
export const drawPng = async (shade: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 640, height: 480, channels: 3, background: { r: shade, g: 90, b: 40 } } })
      .png()
      .toBuffer(),
  );

/** Counts jobs that wait to process the upload. */
export async function countProcessingJobs(app: TestApp, uploadId: string): Promise<number> {
  const { rows } = await app.pool.query<{ n: string }>(
    "select count(*) as n from pgboss.job where name = 'process-upload' and data->>'uploadId' = $1",
    [uploadId],
  );
  return Number(rows[0]?.n);
}
