import { describe, expect, it } from 'vitest';
import { parseDrawing } from '../drawing/parse-drawing.ts';
import { toSvg } from '../drawing/write-drawing.ts';
import { readSmil } from './smil.ts';
import { blend } from './smil-value.ts';

const read = (inside: string) =>
  readSmil(parseDrawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`));
const at = (inside: string, time: number): string => {
  const film = read(inside);
  if (film === undefined) throw new Error('It does not move.');
  return toSvg(film.drawAt(time));
};
const circle = (inside: string): string => `<circle cx="2" cy="2" r="1">${inside}</circle>`;

describe('an animated drawing', () => {
  it('is undefined for a drawing that stands still', () => {
    expect(read(circle(''))).toBeUndefined();
  });

  it('goes through values, at their times, and loops', () => {
    const moves = circle(
      '<animate attributeName="cx" values="0;10;4" keyTimes="0;.5;1" dur="2s" repeatCount="indefinite"/>',
    );
    expect(read(moves)?.seconds).toBe(2);
    expect(at(moves, 0.5)).toContain('cx="5"');
    expect(at(moves, 1.5)).toContain('cx="7"');
    expect(at(moves, 2)).toContain('cx="0"');
    expect(at(moves, 1)).not.toContain('animate');
  });

  it('adds transforms, pads their short lists, and blends along curves', () => {
    const turns = (rest: string): string =>
      `<g transform="scale(2)"><animateTransform attributeName="transform" ${rest} dur="1s" repeatCount="indefinite"/></g>`;
    expect(at(turns('type="rotate" additive="sum" from="0 12 12" to="360 12 12"'), 0.25)).toContain(
      'transform="scale(2) rotate(90 12 12)"',
    );
    expect(at(turns('type="translate" values="0;10 4"'), 0.5)).toContain('transform="translate(5 2)"');
    const eased = at(turns('type="translate" calcMode="spline" keySplines=".4 0 1 1" values="0;10"'), 0.5);
    const [, way = ''] = /translate\(([\d.]+)/.exec(eased) ?? [];
    expect(Number(way)).toBeGreaterThan(2);
    expect(Number(way)).toBeLessThan(4.5);
  });

  it('keeps its end where it is frozen, and otherwise what it was', () => {
    const draws = (fill: string): string => circle(`<animate attributeName="r" ${fill} from="0" to="9" dur="1s"/>`);
    expect(read(draws('fill="freeze"'))?.seconds).toBe(2);
    expect(at(draws('fill="freeze"'), 1.5)).toContain('r="9"');
    expect(at(draws(''), 1.5)).toContain('r="1"');
  });

  it('begins after another one, in a chain that repeats', () => {
    const chain =
      circle('<animate id="a" attributeName="cx" begin="0s; b.end+.5s" from="0" to="8" dur="1s" fill="freeze"/>') +
      circle('<animate id="b" attributeName="cy" begin="a.end" from="0" to="8" dur=".5s" fill="freeze"/>');
    expect(read(chain)?.seconds).toBe(2);
    expect(at(chain, 0.5)).toContain('cx="4"');
    expect(at(chain, 1.25)).toContain('cy="4"');
  });

  it('starts its loop when all parts move, and takes the time after which all have ended together', () => {
    const parts = ['begin="0s"', 'begin="-.3s"', 'begin=".5s"'].map((begin) =>
      circle(`<animate attributeName="cx" ${begin} values="0;12;0" dur="1.5s" repeatCount="indefinite"/>`),
    );
    expect(read(parts.join(''))?.seconds).toBe(1.5);
    expect(at(parts.join(''), 0)).toBe(at(parts.join(''), 1.5));
    const uneven = ['1s', '1.5s'].map((dur) =>
      circle(`<animate attributeName="cx" values="0;12" dur="${dur}" repeatCount="indefinite"/>`),
    );
    expect(read(uneven.join(''))?.seconds).toBe(3);
  });

  it('sets properties over style sheets, and switches what has no middle', () => {
    expect(at(circle('<set attributeName="opacity" to=".5" begin="0s"/>'), 0)).toContain('style=";opacity:.5"');
    const switches = circle(
      '<animate attributeName="visibility" values="visible;hidden" dur="1s" calcMode="discrete" repeatCount="indefinite"/>',
    );
    expect(at(switches, 0.2)).toContain('visibility:visible');
    expect(at(switches, 0.7)).toContain('visibility:hidden');
  });

  it('ends after a bounded number of starts', () => {
    const endless = circle('<animate id="a" attributeName="cx" begin="0s;a.begin+.001s" from="0" to="1" dur="1s"/>');
    expect(read(endless)?.seconds).toBeLessThanOrEqual(6);
  });
});

describe('a blended value', () => {
  it.each([
    ['0', '10', '5'],
    ['#f00', '#0000ff', 'rgb(128,0,128)'],
    ['M0-5L10 0', 'M10 5L0 0', 'M5 0L5 0'],
    ['M0 0', 'M0 0L1 1', undefined],
    ['visible', 'hidden', undefined],
  ])('of %s and %s is %s', (from, to, middle) => {
    expect(blend(from, to, 0.5)).toBe(middle);
  });
});
