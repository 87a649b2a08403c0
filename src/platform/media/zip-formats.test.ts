import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { listZipFormats, listZipPaths } from './zip-formats.ts';

async function createArchive(names: readonly string[], comment = ''): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of names) zip.addBuffer(Buffer.from(`The bytes of ${name}`), name);
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
    expect(listZipPaths(archive)).toContain('svg/দুই.SVG');
    expect(listZipFormats(archive)).toEqual(['json', 'png', 'svg']);
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
    expect(listZipFormats(archive)).toEqual(['svg']);
  });

  it('are found behind a comment', async () => {
    expect(listZipFormats(await createArchive(['one.svg'], 'a comment'.repeat(500)))).toEqual(['svg']);
  });

  it('are refused for what is no archive, or is cut short', async () => {
    expect(() => listZipFormats(Buffer.from('<svg/>'))).toThrow('no ZIP archive');
    expect(() => listZipFormats(Buffer.alloc(0))).toThrow('no ZIP archive');
    const archive = await createArchive(['one.svg', 'two.svg']);
    expect(() => listZipFormats(archive.subarray(0, archive.length - 4))).toThrow('no ZIP archive');
    expect(() => listZipFormats(archive.subarray(10))).toThrow();
  });
});
