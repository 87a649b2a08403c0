import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FileReport, listReports } from '../../src/platform/media/inspect/report.ts';
import { listStoredFiles } from '../../tests/support/filled-demo.ts';
import { demoCatalogue } from './catalogue.ts';
import { type ContentReport, inspectAll } from './inspect.ts';

const { contents } = await demoCatalogue();
const reports: ContentReport[] = [];

/**
 * Two threads inspect the five thousand files of the demo catalogue, which is filled first if no earlier step has done
 * that.
 */
beforeAll(async () => {
  for await (const report of inspectAll(await listStoredFiles())) reports.push(report);
}, 1_200_000);

const listAll = (): FileReport[] => reports.flatMap(({ files }) => files.flatMap(listReports));

function countByFormat(files: readonly FileReport[]): Record<string, { opened: number; broken: number }> {
  const counts: Record<string, { opened: number; broken: number }> = {};
  for (const { kind, format, problem } of files) {
    const name = `${kind} ${format}`.trim();
    counts[name] ??= { opened: 0, broken: 0 };
    counts[name][problem === null ? 'opened' : 'broken'] += 1;
  }
  return counts;
}

describe('every file of the demo, and every file inside it', () => {
  it('is opened by a reader of its kind', () => {
    const all = listAll();
    const counts = countByFormat(all);
    console.table(Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other))));
    expect(reports).toHaveLength(contents.length);
    expect(all.length).toBeGreaterThan(5000);
    const broken = reports.flatMap(({ key, files }) =>
      files.filter(({ problem }) => problem !== null).map(({ name, problem }) => `${key}: ${name}: ${problem}`),
    );
    expect(broken).toEqual([]);
  });

  it('is what its family promises', () => {
    const kinds = Object.keys(countByFormat(listAll()));
    for (const kind of [
      'document pdf',
      'font ttf',
      'font woff2',
      'palette ase',
      'picture exr',
      'picture hdr',
      'sound flac',
      'sound wav',
      'text html',
    ])
      expect(kinds).toContain(kind);
  });
});

describe('the desktop package of a font', () => {
  const families = contents.filter(({ category }) => category === 'fonts');
  const findReport = (key: string, name: string): FileReport | undefined =>
    reports.find((report) => report.key === key)?.files.find((file) => file.name === name);

  it('is what the main button gives: its licence, and one TTF for each style', () => {
    expect(families.length).toBeGreaterThan(30);
    for (const { key, variants } of families) {
      const [first] = variants[0]?.files ?? [];
      const entries = findReport(key, first?.name ?? '')?.entries ?? [];
      const names = entries.map(({ name }) => name);
      expect(names[0], key).toMatch(/^(OFL|LICENSE)\.txt$/);
      const fonts = entries.slice(1);
      expect(fonts.length, key).toBeGreaterThan(0);
      expect(new Set(fonts.map(({ format }) => format)), key).toEqual(new Set(['ttf']));
      expect(new Set(fonts.map(({ figures }) => `${figures['family']} ${figures['style']}`)).size, key).toBe(
        fonts.length,
      );
    }
  });

  it('holds as many styles as the web fonts, each with all the scripts', () => {
    for (const { key, language, variants } of families) {
      const [desktop, web] = variants.map(({ files }) => findReport(key, files[0]?.name ?? '')?.entries ?? []);
      const styles = new Set(web?.flatMap(({ name }) => /-\d+-\w+(?=\.woff2$)/.exec(basename(name))?.[0] ?? []));
      const fonts = desktop?.filter(({ kind }) => kind === 'font') ?? [];
      expect(fonts.length, key).toBe(styles.size);
      const scripts = language === 'bn' ? ['latin', 'bengali'] : ['latin'];
      for (const { figures, name } of fonts)
        expect(String(figures['scripts']).split(' '), `${key}: ${name}`).toEqual(expect.arrayContaining(scripts));
    }
  });
});
