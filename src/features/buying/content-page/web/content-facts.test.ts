import { describe, expect, it } from 'vitest';
import { describeCamera, describeFacts } from './content-facts.ts';
import type { FileView } from './content-view.ts';

let made = 0;
const file = (format: string, more: Partial<FileView> = {}): FileView => {
  made += 1;
  return {
    _id: `${made}`,
    name: `a.${format}`,
    format,
    containedFormats: [],
    mediaType: 'image/png',
    size: 1000,
    width: null,
    height: null,
    sha256: '',
    figures: {},
    ...more,
  };
};
const zip = (containedFormats: string[], files?: number) =>
  file('zip', { containedFormats, figures: files === undefined ? {} : { files } });
const font = (style: string, format: string) =>
  file(format, { mediaType: 'font/ttf', figures: { family: 'Mina', style, glyphs: 512 } });
const say = (category: string, ...variants: FileView[][]) =>
  describeFacts(
    variants.map((files) => ({ files })),
    category,
  );

describe('the line of facts', () => {
  it.each([
    [
      'icons by an archive of one format',
      say('icons', [zip(['svg'], 23)], [zip(['png', 'svg'], 46)]),
      '23 icons · SVG, PNG',
    ],
    [
      'icons that are files',
      say('icons', [file('svg', { width: 24, height: 24 }), file('svg')]),
      '2 icons · SVG · 24 px grid',
    ],
    ['what only an archive of two formats has', say('icons', [zip(['png', 'svg'], 46)]), '46 files · PNG, SVG'],
    ['an archive nobody has counted', say('icons', [zip(['svg'])]), 'SVG'],
    [
      'photographs',
      say('photos', [file('jpg', { width: 4000, height: 3000 }), file('jpg', { width: 900, height: 600 })]),
      '2 photos · JPG · 4000 × 3000',
    ],
    [
      'styles of a font',
      say('fonts', [font('Regular', 'ttf'), font('Bold', 'ttf')], [font('Bold', 'woff2')]),
      '2 styles · TTF, WOFF2 · 512 glyphs',
    ],
    ['a font of one style', say('fonts', [font('Regular', 'ttf'), zip(['ttf', 'txt'])]), 'TTF · 512 glyphs'],
    [
      'a sound in two formats',
      say('audio', [file('wav', { figures: { seconds: 192 } })], [file('mp3', { figures: { seconds: 192.02 } })]),
      '3:12 · WAV, MP3',
    ],
    ['a document', say('templates', [file('pdf', { figures: { pages: 12 } })]), 'PDF · 12 pages'],
    ['a palette', say('palettes', [file('gpl', { figures: { colors: 8 } })]), 'GPL · 8 colours'],
    ['many formats', say('motion', [zip(['svg', 'png', 'gif', 'mp4', 'json', 'txt'])]), 'SVG, PNG, GIF, MP4 +1'],
    ['nothing', say('icons', []), ''],
  ])('says of %s what is known', (_what, words, expected) => {
    expect(words).toBe(expected);
  });
});

describe('how a photograph was taken', () => {
  it('is said in words, and only by what is on the white list', () => {
    const figures = {
      width: 4000,
      camera: 'NIKON D750',
      lens: '50mm',
      exposureSeconds: 0.004,
      aperture: 2.8,
      iso: 1600,
      focalLength: 50,
      takenOn: '2024-05-31',
      serial: '6041234',
    };
    expect(describeCamera([{ files: [file('png'), file('jpg', { figures })] }])).toEqual([
      ['Camera', 'NIKON D750'],
      ['Lens', '50mm'],
      ['Exposure', '1/250 s'],
      ['Aperture', 'f/2.8'],
      ['ISO', '1600'],
      ['Focal length', '50 mm'],
      ['Taken on', '31 May 2024'],
    ]);
  });

  it('is left out where the file does not say', () => {
    expect(describeCamera([{ files: [file('jpg', { figures: { camera: 'X-T5', exposureSeconds: 2.5 } })] }])).toEqual([
      ['Camera', 'X-T5'],
      ['Exposure', '2.5 s'],
    ]);
    expect(describeCamera([{ files: [file('jpg')] }])).toEqual([]);
  });
});
