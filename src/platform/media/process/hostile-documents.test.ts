import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createObjectStream, createPdf } from '../../../../tests/support/hostile-files.ts';
import { processFile } from './process-file.ts';
import type { ProcessingOutcome, RefusalCode } from './processed-file.ts';

let folder: string;
let counter = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(name: string, bytes: Buffer): Promise<ProcessingOutcome> {
  counter += 1;
  const path = join(folder, `${counter}`);
  await writeFile(path, bytes);
  return processFile(path, { name, outFolder: `${path}-out`, watermark: 'ARBOR' });
}

const text = (words: string): Buffer => Buffer.from(words);

/** Compresses data so that its first bytes stay uncompressed. */
function deflateInTwo(bytes: Buffer, count: number): Buffer {
  const whole = deflateSync(bytes);
  const first = deflateRawSync(bytes.subarray(0, count), { level: 0, finishFlush: constants.Z_SYNC_FLUSH });
  // The checksum at the end covers the uncompressed data, so it stays valid.
  return Buffer.concat([whole.subarray(0, 2), first, deflateRawSync(bytes.subarray(count)), whole.subarray(-4)]);
}

type Case = readonly [what: string, name: string, make: () => Buffer, codes: readonly RefusalCode[]];

const cases: readonly Case[] = [
  [
    'a PDF that runs a script',
    'a.pdf',
    () => createPdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
    ['ACTIVE_CONTENT'],
  ],
  ['a PDF that hides the word', 'a.pdf', () => createPdf('/OpenAction<</S/Java#53cript/JS(1)>>'), ['ACTIVE_CONTENT']],
  [
    'a PDF that packs the script',
    'a.pdf',
    () => createPdf('', [createObjectStream('<</S/JavaScript/JS(1)>>')]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF that packs the script under a name in numbers',
    'a.pdf',
    () => createPdf('', [createObjectStream('<</S/JavaScript/JS(1)>>', { type: 'Obj#53tm' })]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF that packs the script in another way',
    'a.pdf',
    () =>
      createPdf('', [
        createObjectStream('<</S/JavaScript/JS(1)>>', {
          filter: '/Filter[/ASCIIHexDecode/FlateDecode]',
          pack: (bytes) => text(`${deflateSync(bytes).toString('hex')}>`),
        }),
      ]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF whose packed script differs from row to row',
    'a.pdf',
    () =>
      createPdf('', [
        createObjectStream('<</S/JavaScript/JS(1)>>', {
          filter: '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1>>',
          pack: (bytes) => {
            const rows = [...bytes].flatMap((byte, at) => [2, (byte - (bytes[at - 1] ?? 0)) & 255]);
            return deflateSync(Buffer.from(rows));
          },
        }),
      ]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF that hides the script behind more than is unpacked',
    'a.pdf',
    () => createPdf('', [createObjectStream(' '.repeat(70_000_000)), createObjectStream('<</S/JavaScript/JS(1)>>')]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF that says elsewhere how the script is packed',
    'a.pdf',
    () =>
      createPdf('', [createObjectStream('<</S/JavaScript/JS(1)>>', { filter: '/Filter 7 0 R' }), text('/FlateDecode')]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF with a comment before how the script is packed',
    'a.pdf',
    () => createPdf('', [createObjectStream('<</S/JavaScript/JS(1)>>', { filter: '/Filter%x\n/FlateDecode' })]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF that says much before it says how the script is packed',
    'a.pdf',
    () =>
      createPdf('', [
        createObjectStream('<</S/JavaScript/JS(1)>>', { filter: `/X(${'x'.repeat(9000)})/Filter/FlateDecode` }),
      ]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF with a space where the packed script begins',
    'a.pdf',
    () =>
      createPdf('', [
        Buffer.from(
          createObjectStream('<</S/JavaScript/JS(1)>>').toString('latin1').replace('stream\n', 'stream \n'),
          'latin1',
        ),
      ]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF with the word for the end in the packed script',
    'a.pdf',
    () =>
      createPdf('', [
        createObjectStream('(endstream)<</S/JavaScript/JS(1)>>', { pack: (bytes) => deflateInTwo(bytes, 16) }),
      ]),
    ['ACTIVE_CONTENT'],
  ],
  [
    'a PDF with a password under a name in numbers',
    'a.pdf',
    () => createPdf('', [text('<</Encr#79pt 7 0 R>>')]),
    ['ENCRYPTED'],
  ],
  ['a PDF that starts a program', 'a.pdf', () => createPdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), ['ACTIVE_CONTENT']],
  ['a PDF with a password', 'a.pdf', () => createPdf('', [text('<</Encrypt 7 0 R>>')]), ['ENCRYPTED']],
];

describe('a document that does something is refused', () => {
  it.each(cases)('%s', async (_, name, make, codes) => {
    const { file, refusal } = await run(name, make());
    expect(file).toBeNull();
    expect(codes).toContain(refusal?.code);
    expect(refusal?.detail.length).toBeGreaterThan(5);
  });

  it('and a document with packed objects that do nothing is none', async () => {
    const packed = [
      createObjectStream('<</Type/Nothing>>'),
      createObjectStream('<</Type/Nothing>>', { filter: '', pack: (bytes) => bytes }),
    ];
    const { file, refusal } = await run('a.pdf', createPdf('', packed));
    expect(refusal).toBeNull();
    expect(file?.figures).toMatchObject({ pages: 1 });
  });
});
