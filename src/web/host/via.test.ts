import { describe, expect, it } from 'vitest';
import { parseVia } from './via.ts';

describe('the code of an affiliate in an address', () => {
  it.each([
    ['/?via=abcdefghj2', '/'],
    ['/bn/content/x/y?via=abcdefghj2', '/bn/content/x/y'],
    ['/content?q=boat&via=abcdefghj2&sort=newest', '/content?q=boat&sort=newest'],
    ['/content?q=a%26b&via=abcdefghj2', '/content?q=a%26b'],
  ])('is taken out of %s', (address, rest) => {
    expect(parseVia(address)).toEqual({ code: 'abcdefghj2', rest });
  });

  it.each(['/', '/?q=1', '/?via=', '/?via=ABCDEFGHJ2', '/?via=abcdefghj2x', '/via=abcdefghj2', '/?x=via=abcdefghj2'])(
    'is none in %s',
    (address) => {
      expect(parseVia(address)).toBeUndefined();
    },
  );
});
