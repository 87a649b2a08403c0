import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readContents } from '../../src/platform/media/inside/read-contents.ts';
import { inspectFile } from '../../src/platform/media/inspect/inspect-file.ts';
import { listZipFormats } from '../../src/platform/media/zip-formats.ts';
import { buildAll, buildContent, buildVariants } from './build.ts';
import { bundles } from './bundles.ts';
import { demoCatalogue } from './catalogue.ts';
import type { BuiltContent, DemoContent } from './types.ts';

const { licences, categories, contributors, contents, collections } = await demoCatalogue();

const listRepeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);
const findContent = (key: string): DemoContent => {
  const found = contents.find((content) => content.key === key);
  if (found === undefined) throw new Error(`There is no content ${key}.`);
  return found;
};
const bangla = /[\u0980-\u09ff]/;

describe('the demo catalogue', () => {
  it('is as large as a first visit needs', () => {
    expect(contents.length).toBeGreaterThanOrEqual(220);
    expect(new Set(contents.map((content) => content.contributor)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(contents.map((content) => content.category)).size).toBeGreaterThanOrEqual(10);
    expect(collections.length).toBeGreaterThanOrEqual(6);
  });

  it('has keys that name one thing each, and references that lead somewhere', () => {
    const subcategories = categories.flatMap((category) => category.subcategories.map(({ key }) => key));
    expect(listRepeated(contents.map(({ key }) => key))).toEqual([]);
    expect(listRepeated(contents.map(({ title }) => title))).toEqual([]);
    expect(listRepeated(contributors.map(({ username }) => username))).toEqual([]);
    expect(listRepeated([...categories.map(({ key }) => key), ...subcategories])).toEqual([]);
    expect(listRepeated(collections.map(({ key }) => key))).toEqual([]);
    for (const content of contents) {
      const category = categories.find(({ key }) => key === content.category);
      expect(category, content.key).toBeDefined();
      expect(content.subcategories.length, content.key).toBeGreaterThan(0);
      for (const sub of content.subcategories) {
        expect(
          category?.subcategories.some(({ key }) => key === sub),
          `${content.key} in ${sub}`,
        ).toBe(true);
      }
      expect(
        contributors.some(({ key }) => key === content.contributor),
        content.contributor,
      ).toBe(true);
    }
    for (const { key, contents: members } of collections) {
      expect(members.length, key).toBeGreaterThanOrEqual(8);
      expect(listRepeated(members), key).toEqual([]);
      for (const member of members) expect(() => findContent(member)).not.toThrow();
    }
  });

  it('has bundles that cost less than their works, in both languages', () => {
    expect(bundles.length).toBeGreaterThan(0);
    for (const { name, nameBn, price, contents: members } of bundles) {
      const prices = members.map((key) => Math.max(...findContent(key).variants.map((variant) => variant.price)));
      expect(Math.min(...prices), name).toBeGreaterThan(0);
      expect(price, name).toBeLessThan(prices.reduce((sum, each) => sum + each, 0));
      expect(nameBn).toMatch(bangla);
      expect(listRepeated(members), name).toEqual([]);
    }
  });

  it('leaves no contributor, category or subcategory empty', () => {
    const used = new Set(
      contents.flatMap((content) => [content.contributor, content.category, ...content.subcategories]),
    );
    expect(contributors.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([]);
    const shelves = categories.flatMap(({ key, subcategories }) => [key, ...subcategories.map((sub) => sub.key)]);
    expect(shelves.filter((key) => !used.has(key))).toEqual([]);
  });

  it('describes every content in its own words', () => {
    expect(listRepeated(contents.map(({ description }) => description))).toEqual([]);
    for (const { key, title, description, keywords } of contents) {
      expect(title.length, key).toBeLessThanOrEqual(80);
      expect(description, key).not.toMatch(/lorem|\{n\}|todo/i);
      expect(description.length, key).toBeGreaterThan(60);
      expect(keywords.length, key).toBeGreaterThanOrEqual(6);
      expect(keywords.length, key).toBeLessThanOrEqual(12);
      expect(
        keywords.filter((word) => word.length < 2),
        key,
      ).toEqual([]);
      expect(listRepeated(keywords), key).toEqual([]);
    }
  });

  it('sells two thirds, in whole taka, and gives the rest away', () => {
    const paid = contents.filter(({ variants }) => variants.some(({ price }) => price > 0));
    expect(paid.length / contents.length).toBeGreaterThan(0.58);
    expect(paid.length / contents.length).toBeLessThan(0.75);
    const both = contents.filter(
      ({ variants }) => variants.some(({ price }) => price === 0) && variants.some(({ price }) => price > 0),
    );
    expect(both.length).toBeGreaterThanOrEqual(10);
    for (const { variants, key } of contents) {
      expect(variants.length, key).toBeGreaterThan(0);
      for (const { price, files } of variants) {
        expect(price % 100, key).toBe(0);
        expect(price === 0 || (price >= 4900 && price <= 99_900), `${key} ${price}`).toBe(true);
        expect(files.length, key).toBeGreaterThan(0);
      }
    }
  });

  it('names a known open licence and its author for everything, and never sells a font on its own', () => {
    // Works that were made for the demo have licences that every site has.
    const codes = new Set([...licences.map(({ code }) => code), 'arbor-standard-1', 'arbor-extended-1']);
    for (const { key, variants, attribution, sourceUrl, category, contributor } of contents) {
      for (const { licence, price } of variants) {
        expect(codes.has(licence), `${key} ${licence}`).toBe(true);
        if (category === 'fonts') expect(price, key).toBe(0);
      }
      expect(attribution.length, key).toBeGreaterThan(10);
      if (contributor !== 'shapla-press') expect(sourceUrl, key).toMatch(/^https?:\/\//);
    }
  });

  it('shows every work in three to eight pictures, with captions in both languages', () => {
    for (const { key, language, previews } of contents) {
      expect(previews.length, key).toBeGreaterThanOrEqual(3);
      expect(previews.length, key).toBeLessThanOrEqual(8);
      expect(previews[0]?.isSlide, key).toBeUndefined();
      for (const { caption = '', translatedCaption = '', isSlide } of previews.slice(1)) {
        expect(isSlide, key).toBe(true);
        expect(bangla.test(caption), `${key}: ${caption}`).toBe(language === 'bn');
        expect(bangla.test(translatedCaption), `${key}: ${translatedCaption}`).toBe(language === 'en');
      }
    }
  });

  it('gives small photographs and environment maps away', () => {
    for (const { key, category, variants } of contents) {
      if (category !== 'photos' && category !== 'environments') continue;
      const widths = variants.flatMap(({ files }) =>
        files.flatMap(({ width, height }) => Math.max(width ?? 0, height ?? 0)),
      );
      if (Math.max(...widths) < (category === 'photos' ? 2000 : 1024))
        for (const { price } of variants) expect(price, key).toBe(0);
    }
  });

  it('has every title in both scripts', () => {
    for (const { key, title, translatedTitle, language } of contents) {
      expect(translatedTitle, key).toBeTruthy();
      expect(bangla.test(translatedTitle ?? ''), key).toBe(language === 'en');
      expect(translatedTitle?.length, key).toBeLessThanOrEqual(80);
      expect(bangla.test(title), key).toBe(language === 'bn');
    }
  });

  it('names collections of open work as contributors, and whose work it is', () => {
    for (const { key, name, username, bio } of contributors) {
      expect(
        /foundry|microsoft|mozilla|mapbox|icons8|bytedance|typeworks|font diner|\bllc\b|\binc\b|google/i.test(
          name + username,
        ),
        key,
      ).toBe(false);
      expect(username, key).toMatch(/^[a-z0-9][a-z0-9_-]{1,38}$/);
      expect(bio.length, key).toBeGreaterThan(20);
    }
  });

  it('speaks Bangla, down to the file names', () => {
    const inBangla = contents.filter(({ language }) => language === 'bn');
    expect(inBangla.length).toBeGreaterThanOrEqual(15);
    for (const { key, title, description, keywords } of inBangla) {
      expect(title, key).toMatch(bangla);
      expect(description, key).toMatch(bangla);
      expect(
        keywords.some((word) => bangla.test(word)),
        key,
      ).toBe(true);
    }
    expect(
      contents.filter(({ variants }) => variants.some(({ files }) => files.some(({ name }) => bangla.test(name))))
        .length,
    ).toBeGreaterThanOrEqual(5);
  });
});

describe('building', () => {
  const some = [
    'tabler-finance',
    'font-galada',
    'audio-vinyl',
    'photo-acanthus',
    'hdri-studio',
    'map-bangladesh',
    'palette-open-color',
    'pattern-leaf',
    'card-halkhata',
    'texture-brick',
  ];

  /** Results of the first build of contents. Building takes seconds, so tests share them. */
  const firstBuilds = new Map<string, Promise<BuiltContent>>();
  const buildOnce = (key: string): Promise<BuiltContent> => {
    const build = firstBuilds.get(key) ?? buildContent(findContent(key));
    firstBuilds.set(key, build);
    return build;
  };

  it('gives the same bytes every time', async () => {
    // Contents cache what they have drawn, so the second build needs new ones.
    const again = new Map((await demoCatalogue()).contents.map((content) => [content.key, content]));
    for (const key of some) {
      const [{ variants: first }, second] = [
        await buildOnce(key),
        await buildVariants(again.get(key) ?? findContent(key)),
      ];
      const sums = (variants: typeof second): string[] =>
        variants.flatMap(({ files }) => files.map(({ sha256 }) => sha256));
      expect(sums(second), key).toEqual(sums(first));
    }
  }, 180_000);

  it('makes files that are what they say, and pictures of every preview', async () => {
    for (const key of some) {
      const built = await buildOnce(key);
      for (const file of built.variants.flatMap(({ files }) => files)) {
        expect(file.size, file.name).toBe(file.bytes.length);
        expect(file.sha256).toBe(createHash('sha256').update(file.bytes).digest('hex'));
        if (file.format !== 'pdf') expect((await inspectFile(file.bytes, file.name)).problem, file.name).toBeNull();
        if (file.format === 'zip') {
          expect(file.containedFormats, file.name).toEqual(await listZipFormats(file.bytes));
          const read = await readContents(file.bytes, { maxThumbnails: 24 });
          expect(file.inside?.contents, file.name).toEqual(read.contents);
        } else expect(file.containedFormats, file.name).toEqual([]);
      }
      expect(built.previews.length, key).toBeGreaterThan(0);
      const card = await inspectFile(built.previews[0]?.socialCard ?? Buffer.alloc(0), 'card.jpg');
      expect(card, key).toMatchObject({ problem: null, figures: { width: 1200, height: 630 } });
      for (const preview of built.previews) {
        expect(preview.thumbhash.length, key).toBeGreaterThan(4);
        expect(preview.colors.length, key).toBeGreaterThan(0);
        expect(
          preview.renditions.some(({ format }) => format === 'webp'),
          key,
        ).toBe(true);
        if (preview.caption !== '') expect(preview.width, key).toBeGreaterThanOrEqual(1200);
        for (const { bytes, format, width, height } of preview.renditions)
          expect(await inspectFile(bytes, `rendition.${format}`), key).toMatchObject({
            problem: null,
            figures: { width, height },
          });
      }
    }
  }, 180_000);

  it('puts no watermark on what is free, as a whole or in part', async () => {
    const hashLargest = async (key: string, prices: readonly number[]): Promise<string> => {
      const content = findContent(key);
      const variants = prices.map((price, at) => ({ ...content.variants[0], ...content.variants[at], price }));
      const [preview] = (await buildContent({ ...content, variants: variants as typeof content.variants })).previews;
      const largest = preview?.renditions.toSorted((one, other) => other.width - one.width)[0];
      return createHash('sha256')
        .update(largest?.bytes ?? '')
        .digest('hex');
    };
    const free = await hashLargest('palette-latte', [0]);
    expect(await hashLargest('palette-latte', [0, 4900])).toBe(free);
    expect(await hashLargest('palette-latte', [4900])).not.toBe(free);
  }, 180_000);

  it('hands over each content from other threads, as Buffers', async () => {
    const wanted = contents.filter(({ key }) => ['motion-dots', 'palette-latte', 'pattern-cage'].includes(key));
    const progress: number[] = [];
    const built: BuiltContent[] = [];
    for await (const content of buildAll(wanted, { workers: 2, onProgress: (done) => progress.push(done) }))
      built.push(content);
    expect(built.map(({ key }) => key).toSorted()).toEqual(wanted.map(({ key }) => key).toSorted());
    expect(progress).toEqual([1, 2, 3]);
    expect(
      built.every(({ variants }) => variants.every(({ files }) => files.every(({ bytes }) => Buffer.isBuffer(bytes)))),
    ).toBe(true);
  }, 180_000);

  it('names the content that failed', async () => {
    const stranger = { ...findContent('motion-dots'), key: 'not-in-the-catalogue' };
    await expect(async () => {
      for await (const content of buildAll([stranger], { workers: 1 })) expect(content).toBeUndefined();
    }).rejects.toThrow('not-in-the-catalogue');
  }, 30_000);
});
