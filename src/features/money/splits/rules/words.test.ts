import { expect, it } from 'vitest';
import { describeProblem, describeRefusal, writeSplitLetter } from './words.ts';

const facts = { title: 'Heron', basisPoints: 3333, owner: 'Salma', who: 'Rafi' };
const place = { locale: 'en', site: 'https://arbor.example' } as const;

it.each([
  ['proposed', 3333, 'Salma offers you 33.33% of what “Heron” earns from now on.'],
  ['agreed', 5000, 'Everyone agreed. You get 50% of each future sale of “Heron”.'],
  ['declined', 1, 'Rafi declined the proposal for “Heron”.'],
  ['left', 10_000, 'Rafi gave up their share of “Heron”. From its next sale, you get 100%.'],
] as const)('writes what the reader gets: %s', (event, basisPoints, text) => {
  const { paragraphs } = writeSplitLetter(event, { ...facts, basisPoints }, place);
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]).toContain(text);
});

it('writes whose work it is, and where it stands', () => {
  expect(writeSplitLetter('left', facts, place)).toMatchObject({
    subject: 'A share of “Heron” is yours again',
    link: { label: 'Your collaborations', url: 'https://arbor.example/contributor/collaborations' },
  });
  expect(writeSplitLetter('agreed', facts, { ...place, locale: 'bn' }).paragraphs[0]).toContain('৩৩.৩৩%');
});

it('says what is wrong', () => {
  expect(describeRefusal('owner_stays', 'en')).toContain('your own work');
  expect(describeProblem('twice', 'en')).toBe('This contributor is already on the list.');
});
