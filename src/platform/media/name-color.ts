import Color from 'colorjs.io';
import type { Lab } from './color.ts';
import type { ColorName } from './color-names.ts';

/**
 * Upper bound of each hue in degrees of the Lab colour wheel. In sRGB, red is at 40, yellow at 103, green at 136, and
 * blue at 306.
 */
const hues: readonly (readonly [number, ColorName])[] = [
  [8, 'pink'],
  [47, 'red'],
  [78, 'orange'],
  [108, 'yellow'],
  [165, 'green'],
  [222, 'teal'],
  [308, 'blue'],
  [335, 'purple'],
  [360, 'pink'],
];

/**
 * Start of purple in degrees of the OKLCH colour wheel. In Lab, vivid blues have the same hue as pale violets, so that
 * its wheel can't separate them.
 */
const PURPLE = 284;
const isPurple = (lab: Lab): boolean => (new Color('lab-d65', lab).to('oklch').coords[2] ?? 0) > PURPLE;

/**
 * Finds the most common name of a colour. The hue decides if there is any; the distance to twelve samples would
 * classify pale blue as grey and dark green as black.
 */
export function nameColor([lightness, a, b]: Lab): ColorName {
  const chroma = Math.hypot(a, b);
  if (lightness < 14 && chroma < 18) return 'black';
  if (chroma < 7.5 || (lightness < 26 && chroma < 9))
    return lightness > 91 ? 'white' : lightness < 24 ? 'black' : 'grey';
  if (lightness > 95 && chroma < 9) return 'white';
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const degrees = hue < 0 ? hue + 360 : hue;
  const found = hues.find(([end]) => degrees <= end)?.[1] ?? 'pink';
  const name = found === 'blue' && isPurple([lightness, a, b]) ? 'purple' : found;
  if (name === 'red' && lightness > 66) return 'pink';
  if ((name === 'orange' && (lightness < 52 || chroma < 34)) || (name === 'yellow' && lightness < 48 && chroma < 42)) {
    return lightness > 84 ? (name === 'orange' ? 'orange' : 'yellow') : 'brown';
  }
  if (name === 'red' && lightness < 36 && chroma < 34) return 'brown';
  return name;
}
