import { describe, expect, it } from 'vitest';
import { nameWorks, writeFollowLetter } from './letters.ts';

describe('what followers are notified of', () => {
  it('names three works and counts the others', () => {
    expect(nameWorks(['Boats'], 'en')).toBe('Boats');
    expect(nameWorks(['A', 'B', 'C'], 'en')).toBe('A, B, C');
    expect(nameWorks(['A', 'B', 'C', 'D'], 'en')).toBe('A, B, C and 1 more');
    expect(nameWorks(['A', 'B', 'C', 'D', 'E'], 'bn')).toBe('A, B, C ও আরও ২টি');
  });

  it('is one e-mail for all contributors', () => {
    const salma = { name: 'Salma', path: '/contributors/salma', titles: ['Boats'] };
    const one = writeFollowLetter([salma], { locale: 'en', site: 'https://arbor.test' });
    expect(one).toMatchObject({ subject: 'New works: Salma' });
    const two = writeFollowLetter([salma, { ...salma, name: 'Karim' }], { locale: 'en', site: 'https://arbor.test' });
    expect(two.subject).toBe('New works: Salma and 1 other');
    expect(two.paragraphs[1]).toBe('Salma: Boats\nhttps://arbor.test/contributors/salma');
  });
});
