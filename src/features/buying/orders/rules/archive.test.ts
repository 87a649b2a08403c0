import { expect, it } from 'vitest';
import { nameFiles } from './archive.ts';

const line = (number: number, title: string, variantName: string, ...names: string[]) => ({
  number,
  title,
  variantName,
  files: names.map((name) => ({ name })),
});

it('gives each line a folder, and each file a name of its own in it', () => {
  expect(
    nameFiles([
      line(1, 'কৃষ্ণচূড়া', 'SVG', 'নকশা.svg', 'নকশা.svg', 'README.TXT', 'readme.txt'),
      line(2, 'কৃষ্ণচূড়া', 'SVG', 'নকশা.svg'),
      line(3, '../../etc', 'v1.0', '../../passwd', 'C:\\x.svg', '..'),
    ]),
  ).toEqual([
    [
      '01 কৃষ্ণচূড়া – SVG/নকশা.svg',
      '01 কৃষ্ণচূড়া – SVG/নকশা (2).svg',
      '01 কৃষ্ণচূড়া – SVG/README.TXT',
      '01 কৃষ্ণচূড়া – SVG/readme (2).txt',
    ].map((name) => name.normalize('NFC')),
    ['02 কৃষ্ণচূড়া – SVG/নকশা.svg'.normalize('NFC')],
    ['03 etc – v1 0/passwd', '03 etc – v1 0/C x.svg', '03 etc – v1 0/file'],
  ]);
});

it('numbers hundreds of lines so that they stay in order', () => {
  const paths = nameFiles(Array.from({ length: 100 }, (_, at) => line(at + 1, 'Crane', 'SVG', 'crane.svg'))).flat();
  expect(paths.toSorted()).toEqual(paths);
  expect(new Set(paths).size).toBe(100);
});
