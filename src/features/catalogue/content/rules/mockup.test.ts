import { expect, it } from 'vitest';
import { standardCategories } from '../../categories/rules/standard-categories.ts';
import { chooseScene } from './mockup.ts';

it('shows patterns, fonts and templates of a new site in use, and nothing else', () => {
  const scenes = standardCategories.flatMap(({ key, subcategories }) =>
    subcategories.map((each) => [key, chooseScene(key, [each.key])] as const),
  );
  const shown = scenes.filter(([, scene]) => scene !== undefined).map(([key, scene]) => `${key} ${scene}`);
  expect(new Set(shown)).toEqual(new Set(['patterns pattern', 'fonts font', 'templates print', 'templates screen']));
});
