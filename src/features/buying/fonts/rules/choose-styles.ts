/** A face of a font file, with what decides whether it is shown. */
export interface Face {
  readonly path: string;
  readonly format: string;
  readonly family: string;
  readonly style: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly glyphs: number;
  readonly axes: readonly object[];
  readonly offers: readonly { readonly price: number | null }[];
}

const weightNames: readonly (readonly [weight: number, name: string])[] = [
  [100, 'Thin'],
  [200, 'ExtraLight'],
  [300, 'Light'],
  [400, 'Regular'],
  [500, 'Medium'],
  [600, 'SemiBold'],
  [700, 'Bold'],
  [800, 'ExtraBold'],
  [900, 'Black'],
];

/** Names a style. Older fonts call every weight `Regular` and name the weight in the family. */
export function nameStyle({ style, weight, italic, axes }: Face): string {
  if (axes.length > 0) return italic ? 'Variable Italic' : 'Variable';
  if (!/^(regular|italic|oblique)$/i.test(style) || weight === 400) return style;
  const name = weightNames.find(([each]) => Math.abs(each - weight) < 50)?.[1] ?? String(weight);
  return italic ? `${name} Italic` : name;
}

/** Takes the weight out of a family's name, if it stands for the style. */
export function nameFamily({ family, weight }: Face): string {
  const name = weightNames.find(([each]) => Math.abs(each - weight) < 50)?.[1];
  return name !== undefined && name !== 'Regular' && family.endsWith(` ${name}`)
    ? family.slice(0, -name.length - 1)
    : family;
}

const isDesktop = ({ format }: Face): boolean => format === 'ttf' || format === 'otf';
/** Whether anybody may download the face. */
export const isFree = ({ offers }: Pick<Face, 'offers'>): boolean => offers.some(({ price }) => price === 0);

/** Orders two faces by the first difference that isn't 0. */
const order = (...differences: readonly number[]): number => differences.find((each) => each !== 0) ?? 0;

/** The better face of one style comes first: a free one, then the one with more glyphs. */
const compareFaces = (one: Face, other: Face): number =>
  order(Number(isFree(other)) - Number(isFree(one)), other.glyphs - one.glyphs);

/**
 * Chooses one face for each style of a work, lightest first. Web fonts are often parts of a face, one for each script,
 * so they are shown only where there is no desktop font.
 */
export function chooseStyles<F extends Face>(faces: readonly F[]): F[] {
  const toLook = ({ weight, italic, axes }: F): string => `${weight} ${italic} ${axes.length > 0}`;
  const desktop = new Set(faces.filter(isDesktop).map(toLook));
  const shown = faces.filter((face) => isDesktop(face) || !desktop.has(toLook(face)));
  const byName = Map.groupBy(shown, (face) => `${nameFamily(face)} ${nameStyle(face)} ${toLook(face)}`);
  return [...byName.values()]
    .flatMap((same) => same.toSorted(compareFaces)[0] ?? [])
    .toSorted((one, other) =>
      order(
        Number(other.axes.length > 0) - Number(one.axes.length > 0),
        one.weight - other.weight,
        Number(one.italic) - Number(other.italic),
      ),
    );
}
