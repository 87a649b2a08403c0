import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestUsernames, usernameFrom } from './username.ts';

describe('a username', () => {
  it.each([
    ['Rahim Uddin', 'rahim-uddin'],
    ['  José  Ñandú ', 'jose-nandu'],
    ['রহিম', ''],
    ['A', ''],
    ['<script>', 'script'],
    ['x'.repeat(90), 'x'.repeat(30)],
  ])('of %s is %s', (name, username) => {
    expect(usernameFrom(name)).toBe(username);
  });

  it('always has the form that the database asks for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        for (const each of suggestUsernames(name, () => 0.999_999)) expect(each).toMatch(/^[a-z0-9][a-z0-9_-]{1,38}$/);
      }),
    );
  });

  it('never poses as somebody who left', () => {
    for (const each of suggestUsernames('Deleted 0123', Math.random)) expect(each).toMatch(/^member-\d+$/);
  });
});
