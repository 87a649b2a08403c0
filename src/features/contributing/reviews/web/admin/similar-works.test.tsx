import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Review, ReviewPicture } from './review-view.ts';
import { SimilarWorks } from './similar-works.tsx';

type Similar = Review['similar'][number];

const picture = (_id: string): ReviewPicture =>
  ({ _id, small: `/api/v1/reviews/picture/${_id}`, alt: `Picture ${_id}` }) as ReviewPicture;

const similar = (given: Partial<Similar>): Similar => ({
  contentId: '018',
  title: 'River at dawn',
  status: 'published',
  contributor: { _id: '017', username: 'rina', name: 'Rina Das' },
  isOwn: false,
  isSameFile: false,
  distance: null,
  likeness: null,
  nearTo: null,
  preview: { ...picture('theirs') },
  ...given,
});

const render = (...works: Similar[]): string =>
  renderToStaticMarkup(<SimilarWorks similar={works} previews={[picture('first'), picture('second')]} />);

const readTexts = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const listPictures = (html: string): string[] => [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt ?? '');

it('is not shown where nothing is similar', () => {
  expect(render()).toBe('');
});

it('shows each similar work beside the picture that it resembles, or else beside the first', () => {
  expect(listPictures(render(similar({ nearTo: 'second', distance: 3 })))).toEqual([
    'Picture second',
    'Picture theirs',
  ]);
  expect(listPictures(render(similar({ likeness: 84 })))).toEqual(['Picture first', 'Picture theirs']);
  expect(listPictures(render(similar({ isSameFile: true, preview: null })))).toEqual(['Picture first']);
});

it('says how similar a work is, whose it is and its status', () => {
  const text = readTexts(render(similar({ isSameFile: true, distance: 2, likeness: 97 })));
  expect(text).toContain('This work River at dawn');
  expect(text).toContain('River at dawn · Rina Das Same file · Differs in 2 of 64 bits · 97% visual match · Published');
  expect(text).not.toContain('By the same contributor');
  expect(readTexts(render(similar({ likeness: 91, isOwn: true, status: 'pending' })))).toContain(
    '91% visual match · In review · By the same contributor',
  );
});

it('keeps all but the first six folded', () => {
  const works = (count: number): Similar[] =>
    Array.from({ length: count }, (_, at) => similar({ contentId: String(at), title: `Work ${at}` }));
  expect(render(...works(6))).not.toContain('<details');
  const [shown = '', folded = ''] = render(...works(8)).split('<summary');
  expect([shown.includes('Work 5'), shown.includes('Work 6')]).toEqual([true, false]);
  expect(readTexts(`<summary${folded}`)).toMatch(/^2 more similar works .*Work 6.*Work 7/);
});
