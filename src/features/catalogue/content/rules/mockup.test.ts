import { describe, expect, it } from 'vitest';
import { standardCategories } from '../../categories/rules/standard-categories.ts';
import { chooseScene, type SoldFile } from './mockup.ts';

it('shows patterns, fonts and templates of a new site in use, and nothing else', () => {
  const scenes = standardCategories.flatMap(({ key, subcategories }) =>
    subcategories.map((each) => [key, chooseScene(key, [each.key], [])] as const),
  );
  const shown = scenes.filter(([, scene]) => scene !== undefined).map(([key, scene]) => `${key} ${scene}`);
  expect(new Set(shown)).toEqual(new Set(['patterns pattern', 'fonts font', 'templates print', 'templates screen']));
});

describe('a category that admins added', () => {
  const file = (format: string, containedFormats: string[] = []): SoldFile => ({
    fileId: '018',
    sha256: '',
    name: `work.${format}`,
    format,
    containedFormats,
    size: 1000,
  });

  it('shows fonts in use, whose files say what they are', () => {
    expect(chooseScene('calligraphy', [], [file('otf')])).toBe('font');
    expect(chooseScene('calligraphy', [], [file('zip', ['ttf', 'woff2', 'txt'])])).toBe('font');
  });

  it('shows nothing else in use', () => {
    expect(chooseScene('calligraphy', [], [])).toBeUndefined();
    expect(chooseScene('calligraphy', [], [file('svg')])).toBeUndefined();
    expect(chooseScene('calligraphy', [], [file('zip', ['ttf', 'psd'])])).toBeUndefined();
    expect(chooseScene('calligraphy', [], [file('otf'), file('png')])).toBeUndefined();
    expect(chooseScene('icons', [], [file('ttf')])).toBeUndefined();
  });
});
