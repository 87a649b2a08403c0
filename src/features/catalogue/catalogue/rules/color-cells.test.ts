import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexToLab, labDistance } from '../../../../platform/media/color.ts';
import { toColorTerms, toColorTiers } from './color-cells.ts';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
/** Half of a cell's diagonal: maximum distance of a colour from the centre of its cell. */
const SLACK = 4 * Math.sqrt(3) + 0.01;

const findTier = (picked: string, other: string): number => {
  const [term = ''] = toColorTerms([{ hex: other }]);
  return toColorTiers(picked).findIndex((terms) => terms.includes(term));
};

describe('cells of colours', () => {
  it('put a colour itself into the first tier', () => {
    fc.assert(fc.property(hex, (color) => findTier(color, color) === 0));
  });

  it('find what is near and nothing that is far, the nearer in an earlier tier', () => {
    fc.assert(
      fc.property(
        hex,
        fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: -30, max: 30 }))),
        (picked, by) => {
          const n = Number.parseInt(picked.slice(1), 16);
          const near = [16, 8, 0].map((shift, at) => Math.min(255, Math.max(0, ((n >> shift) & 255) + (by[at] ?? 0))));
          const other = `#${near.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
          const distance = labDistance(hexToLab(picked), hexToLab(other));
          const tier = findTier(picked, other);
          for (const [at, reach] of [8, 16, 26].entries()) {
            const within = tier >= 0 && tier <= at;
            if (distance <= reach - SLACK) expect(within).toBe(true);
            if (distance > reach + SLACK) expect(within).toBe(false);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are few enough for one query, and each tier has those of the tier before', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const [first = [], second = [], third = []] = toColorTiers(color);
        expect(third.length).toBeLessThan(170);
        expect(second.slice(0, first.length)).toEqual(first);
        expect(third.slice(0, second.length)).toEqual(second);
      }),
    );
  });

  it('leave out what covers less than a twentieth of the picture', () => {
    const whole = toColorTerms([
      { hex: '#ffffff', share: 0.9 },
      { hex: '#d9232e', share: 0.05 },
    ]);
    expect(whole).toHaveLength(2);
    expect(
      toColorTerms([
        { hex: '#ffffff', share: 0.96 },
        { hex: '#d9232e', share: 0.04 },
      ]),
    ).toEqual(whole.slice(0, 1));
    expect(toColorTerms([{ hex: '#d9232e' }, { hex: '#d9232e' }])).toEqual(whole.slice(1));
  });
});
