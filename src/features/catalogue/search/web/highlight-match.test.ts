import { expect, test } from 'vitest';
import { highlightMatch } from './highlight-match.ts';

const hits = (text: string, typed: string) =>
  highlightMatch(text, typed)
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

test('marks beginnings of words, in either script, whatever the case', () => {
  expect(hits('River delta at Rivergate', 'riv')).toEqual(['Riv', 'Riv']);
  expect(hits('Driver', 'riv')).toEqual([]);
  expect(hits('নদীর বাঁকে নদী', 'নদী')).toEqual(['নদী', 'নদী']);
});

test('loses nothing of the text', () => {
  expect(
    highlightMatch('Old Dhaka doors', 'dh do')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Old Dhaka doors');
  expect(highlightMatch('Old', '')).toEqual([{ text: 'Old', hit: false }]);
});

test('takes what is typed as letters, not as a pattern', () => {
  expect(hits('C++ (a.b)', 'c++')).toEqual(['C++']);
  expect(hits('anything', '.*(')).toEqual([]);
});
