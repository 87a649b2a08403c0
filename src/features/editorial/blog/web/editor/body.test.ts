import { expect, it } from 'vitest';
import { blogBodyField } from '../../contract/body.ts';
import { toEditable, toStored } from './body.ts';

const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

it('opens an empty text with a line to write in', () => {
  expect(toEditable('')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});

it('completes quotes and list items that the API takes without a paragraph', () => {
  const rule = { type: 'horizontalRule' };
  const given = {
    type: 'doc',
    content: [
      { type: 'blockquote', content: [] },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [rule] },
          { type: 'listItem', content: [] },
        ],
      },
      words('Stays'),
    ],
  };
  expect(blogBodyField.safeParse(JSON.stringify(given)).success).toBe(true);
  const line = { type: 'paragraph' };
  expect(toEditable(JSON.stringify(given)).content).toEqual([
    { type: 'blockquote', content: [line] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [line, rule] },
        { type: 'listItem', content: [line] },
      ],
    },
    words('Stays'),
  ]);
});

it('stores a text without the empty lines at its end, and nothing of an empty one', () => {
  expect(toStored({ type: 'doc', content: [{ type: 'paragraph' }, words('a'), { type: 'paragraph' }] })).toBe(
    JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }, words('a')] }),
  );
  expect(toStored({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph', content: [] }] })).toBe('');
});
