import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { buy, giveBack } from '../../../../tests/support/bought.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const PRICE = 19_000;
const gpl = 'GIMP Palette\nName: Dusk\nColumns: 2\n#\n255 128   0\tশাপলা\n  0   0   0\tNight\n';
const files = {
  gpl,
  css: ':root { --lily: #ff8000; --night: #000; }',
  json: '{ "lily": "#ff8000", "night": "rgb(0 0 0)" }',
};

let app: TestApp;
let category: { id: string; subcategoryId: string };
let contributor: string;

const makePalette = (text: string | Buffer, format: string, more: { prices?: number[]; status?: string } = {}) =>
  makeContent(app, {
    category,
    contributor,
    title: `Dusk ${createId()}`,
    bytes: Buffer.from(text),
    format,
    fileName: `dusk.${format}`,
    ...more,
  });

const addressOf = (contentId: string): string => `/api/v1/content/palette/${contentId}`;

async function readColors(contentId: string, by: { fetch: TestApp['fetch'] } = app): Promise<string[]> {
  const answer = await by.fetch(addressOf(contentId));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { colors: { hex: string }[] }).colors.map(({ hex }) => hex);
}

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  category = await makeCategory(app, 'palettes');
  contributor = await makeContributor(app, 'rahim');
});

describe('GET /content/palette/{contentId}', () => {
  it.each(Object.entries(files))('tells everybody the colours of a free %s file', async (format, text) => {
    const { contentId } = await makePalette(text, format);
    expect(await readColors(contentId)).toEqual(['#ff8000', '#000000']);
    const [first] = (await app.get<{ colors: unknown[] }>(addressOf(contentId))).colors;
    expect(first).toEqual({ name: format === 'gpl' ? 'শাপলা' : 'lily', hex: '#ff8000', isLight: true });
  });

  it('keeps the colours of a paid palette for who has bought it, until a refund', async () => {
    const { contentId, variantIds } = await makePalette(`${gpl}# paid`, 'gpl', { prices: [PRICE] });
    const [buyer, other] = await Promise.all([signInUser(app), signInUser(app)]);
    expect(await readColors(contentId, buyer)).toEqual([]);
    const order = await buy(app, buyer, [{ contentId, variantId: variantIds[0] ?? '', price: PRICE }]);
    expect(await readColors(contentId, buyer)).toEqual(['#ff8000', '#000000']);
    for (const reader of [app, other]) {
      const answer = await reader.fetch(addressOf(contentId));
      expect(await answer.json()).toEqual({ colors: [] });
    }
    await giveBack(app, order.id);
    expect(await readColors(contentId, buyer)).toEqual([]);
  });

  it('has no colours of works that hold none, or whose file is broken or too large', async () => {
    const broken = await makePalette('{ "lily":', 'json');
    const huge = await makePalette(`:root { --lily: #ff8000; } /*${'x'.repeat(70_000)}*/`, 'css');
    const picture = await makePalette(randomBytes(20), 'svg');
    for (const { contentId } of [broken, huge, picture]) expect(await readColors(contentId)).toEqual([]);
  });

  it('does not know hidden works and unknown addresses', async () => {
    const hidden = await makePalette(`${gpl}# hidden`, 'gpl', { status: 'unpublished' });
    for (const id of [hidden.contentId, createId(), 'not-an-id'])
      expect((await app.fetch(addressOf(id))).status).toBe(404);
  });

  it('answers many callers at once alike', async () => {
    const { contentId } = await makePalette(`${gpl}# many`, 'gpl');
    const answers = await Promise.all(Array.from({ length: 20 }, () => readColors(contentId)));
    expect(new Set(answers.map(String)).size).toBe(1);
  });
});
