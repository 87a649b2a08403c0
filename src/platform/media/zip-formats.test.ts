import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { archiveLimits } from './inspect/read-zip.ts';
import { listZipFormats } from './zip-formats.ts';

async function createArchive(names: readonly string[], comment = ''): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of names) zip.addBuffer(Buffer.from(`The bytes of ${name}`), name, { compress: false });
  zip.end({ comment, forceZip64Format: false });
  return buffer(zip.outputStream);
}

describe('the formats in a ZIP archive', () => {
  it('are those of its works, once each, in any folder and script', async () => {
    const archive = await createArchive([
      'svg/one.svg',
      'svg/দুই.SVG',
      'png-512/one.png',
      'tokens.json',
      'folder/plain',
    ]);
    expect(await listZipFormats(archive)).toEqual(['json', 'png', 'svg']);
  });

  it('leave out terms, notes and what systems add', async () => {
    const archive = await createArchive([
      'LICENCE.txt',
      'License.md',
      'docs/README.html',
      '__MACOSX/._one.png',
      '.DS_Store',
      'one.svg',
    ]);
    expect(await listZipFormats(archive)).toEqual(['svg']);
  });

  it('are found behind a comment', async () => {
    expect(await listZipFormats(await createArchive(['one.svg'], 'a comment'.repeat(500)))).toEqual(['svg']);
  });

  it('are refused for more files than an archive may hold', async () => {
    const names = Array.from({ length: archiveLimits.maxEntries + 1 }, (_, at) => `${at}.svg`);
    await expect(listZipFormats(await createArchive(names))).rejects.toThrow('too many files');
  });

  it('are refused for what is no archive, or is cut short', async () => {
    const archive = await createArchive(['one.svg', 'two.svg']);
    for (const bytes of [
      Buffer.from('<svg/>'),
      Buffer.alloc(0),
      archive.subarray(0, archive.length - 4),
      archive.subarray(10),
    ])
      await expect(listZipFormats(bytes)).rejects.toThrow();
  });
});
