import { expect, it } from 'vitest';
import { listTexts } from './insert-template.tsx';

const both = { _id: '1', title: 'Sharper', en: 'Please sharpen it.', bn: 'আরও স্পষ্ট করুন।' };
const english = { _id: '2', title: 'Spelling', en: 'Check the spelling.', bn: '' };

it('offers a template in the language that is read, or in the only one that it has', () => {
  const templates = [both, english];
  expect(listTexts({ templates, language: 'en' }).map(([text]) => text)).toEqual([both.en, english.en]);
  expect(listTexts({ templates, language: 'bn' }).map(([text]) => text)).toEqual([both.bn, english.en]);
});

it('offers both languages where contributors read different ones', () => {
  expect(listTexts({ templates: [both, english], language: null })).toEqual([
    [both.en, 'Sharper · English'],
    [both.bn, 'Sharper · Bangla'],
    [english.en, 'Spelling'],
  ]);
});
