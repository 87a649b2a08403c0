import { expect, it } from 'vitest';
import { colorNames } from '../../../../platform/media/color-names.ts';
import { nameColor } from '../../../../platform/media/name-color.ts';
import { filters } from '../../catalogue/contract/filters.ts';
import { content } from './content.ts';

it('names every colour that a preview can be given, and filters by no other', () => {
  expect(content.shape.colors.element.shape.name.options).toEqual([...colorNames]);
  expect(filters.safeParse({ color: colorNames.join(',') }).success).toBe(true);
  expect(filters.safeParse({ color: 'mauve' }).success).toBe(false);
  expect(colorNames).toContain(nameColor([50, 60, 40]));
});
