import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './catalogue.ts';
import { computeEditorialWeights } from './editorial-order.ts';

const { contents } = await demoCatalogue();
const weights = computeEditorialWeights(contents);
const weigh = (key: string): number => weights.get(key) ?? 0;

describe('the order of the demo', () => {
  it('gives every content a place of its own', () => {
    expect(new Set(weights.values()).size).toBe(contents.length);
    expect(Math.min(...weights.values())).toBe(1);
    expect(Math.max(...weights.values())).toBe(contents.length);
  });

  it('follows the downloads of packages within a category', () => {
    // The packages have 816,659, 195,681 and 513 downloads per month.
    expect(weigh('font-poppins')).toBeGreaterThan(weigh('font-space-grotesk'));
    expect(weigh('font-space-grotesk')).toBeGreaterThan(weigh('font-shrikhand'));
    expect(weigh('lucide-interface-basics')).toBeGreaterThan(weigh('duo-everyday'));
  });

  it('shows each category once before any comes again', () => {
    const categories = new Set(contents.map(({ category }) => category));
    const first = contents.toSorted((one, other) => weigh(other.key) - weigh(one.key)).slice(0, categories.size);
    expect(new Set(first.map(({ category }) => category))).toEqual(categories);
  });
});
