import { type HdrifyImage, readExr, writeExr, writeHdr } from 'hdrify';
import { type Hdri, hdris } from './hdri-list.ts';
import { ballsPixels, panoramaPixels } from './hdri-picture.ts';
import { type LightWork, lightWorks } from './light/light-list.ts';
import { lightSky } from './light/sky.ts';
import { lightStudio } from './light/studio.ts';
import { once } from './once.ts';
import { createContent, licenceEntry, zipFile } from './pack.ts';
import { packageText } from './package-file.ts';
import { type Picture, toSharp } from './pixels.ts';
import type { Source } from './sets.ts';
import { panoramaSlides } from './slides/picture-slides.ts';
import type { DemoContent, DemoFile } from './types.ts';

const source: Source = {
  contributor: 'poly-haven',
  licence: 'cc0-1.0',
  attribution:
    'Environment maps by Poly Haven, dedicated to the public domain; reduced to 512 x 256 and packed by pmndrs.',
  url: 'https://polyhaven.com/hdris',
};

const own: Source = {
  contributor: 'shapla-press',
  licence: 'cc0-1.0',
  attribution: 'Computed by scripts of the Arbor project, dedicated to the public domain.',
  url: '',
};

/** Reads an EXR file, which the package contains as a base64 `data:` URL in a JavaScript module. */
function readExrFile(name: string): Buffer {
  const module = packageText('@pmndrs', 'assets', 'hdri', `${name}.exr.js`);
  return Buffer.from(/base64,([A-Za-z0-9+/=]+)/.exec(module)?.[1] ?? '', 'base64');
}

const readImage = (name: string): HdrifyImage => readExr(new Uint8Array(readExrFile(name)));

/**
 * Computes the exposure of a picture. The mean brightness of night and noon differs by a factor of 50, but that of
 * their pictures should not.
 */
function computeExposure(image: HdrifyImage, wanted = 0): number {
  let sum = 0;
  for (let at = 0; at < image.data.length; at += 4) sum += Math.log2(Math.max(1e-4, image.data[at + 1] ?? 0));
  return Math.max(-3, Math.min(3, -2.9 - sum / (image.data.length / 4))) + wanted;
}

const toPicture = (data: Buffer, width: number, height: number): Picture => ({
  data,
  info: { width, height, channels: 3 },
});

/** An environment map with its files. */
interface LightFiles {
  readonly source: Source;
  readonly width: number;
  readonly read: () => HdrifyImage;
  readonly readExr: () => Buffer;
}

function environment(hdri: Hdri, { source, width, read, readExr }: LightFiles): DemoContent {
  const { name, title, prices, exposure = 0, turn = 0.25 } = hdri;
  const key = `hdri-${name}`;
  const exposed = once(() => computeExposure(read(), exposure));
  const panorama = once(() => toPicture(panoramaPixels(read(), exposed()), read().width, read().height));
  const size = { width, height: width / 2 };
  const exr: DemoFile = {
    name: `${key}.exr`,
    mediaType: 'image/x-exr',
    format: 'exr',
    ...size,
    build: async () => readExr(),
  };
  const hdr: DemoFile = {
    name: `${key}.hdr`,
    mediaType: 'image/vnd.radiance',
    format: 'hdr',
    ...size,
    build: async () => Buffer.from(writeHdr(read())),
  };
  const backplate = zipFile(`${key}-preview-panorama`, async () => {
    const jpeg = await toSharp(panorama()).jpeg({ quality: 92 }).toBuffer();
    return [licenceEntry(source), { name: `${key}-tonemapped.jpg`, bytes: jpeg }];
  });
  // Radiance files of large maps would make the demo's folder too large.
  const kinds = [
    { name: 'EXR', files: [exr] },
    width > 2048
      ? { name: 'EXR + tone-mapped JPEG', files: [exr, backplate] }
      : { name: 'EXR + HDR + tone-mapped JPEG', files: [exr, hdr, backplate] },
  ];
  const variants = prices.flatMap((price, at) => {
    const kind = kinds[at];
    return kind === undefined ? [] : [{ ...kind, licence: source.licence, price: price * 100 }];
  });
  return createContent(
    { ...hdri, key, in: `environments/${hdri.sub}`, source, drawings: () => [], sheet: 'grid paper square' },
    variants,
    [
      {
        kind: 'image',
        alt: `${title}: three balls lit by the environment`,
        image: async () => {
          const [across, down] = [1024, 576];
          return toPicture(ballsPixels(read(), across, down, exposed(), turn), across, down);
        },
      },
      ...panoramaSlides(title, panorama),
    ],
  );
}

/** Computes the light of a work of our own. */
const compute = (work: LightWork): HdrifyImage =>
  'studio' in work ? lightStudio(work.studio, work.width) : lightSky(work.sky, work.width);

function computedEnvironment(work: LightWork): DemoContent {
  const read = once(() => compute(work));
  return environment(work, { source: own, width: work.width, read, readExr: () => Buffer.from(writeExr(read())) });
}

function packedEnvironment(hdri: Hdri): DemoContent {
  const read = once(() => readImage(hdri.name));
  return environment(hdri, { source, width: 512, read, readExr: () => readExrFile(hdri.name) });
}

export const environments = (): DemoContent[] => [
  ...lightWorks.map(computedEnvironment),
  ...hdris.map(packedEnvironment),
];
