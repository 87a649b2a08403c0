import type { Typeface } from '../../../src/platform/pdf/typefaces.ts';
import { packageBytes } from '../package-file.ts';
import { openTypeface, outlineShaped } from './shaping.ts';

/** Font files of the demo by the name of the font. */
const files = {
  sans: 'hind-siliguri/400Regular/HindSiliguri_400Regular.ttf',
  sansMedium: 'hind-siliguri/500Medium/HindSiliguri_500Medium.ttf',
  sansBold: 'hind-siliguri/700Bold/HindSiliguri_700Bold.ttf',
  serif: 'noto-serif-bengali/400Regular/NotoSerifBengali_400Regular.ttf',
  serifBold: 'noto-serif-bengali/700Bold/NotoSerifBengali_700Bold.ttf',
  tiro: 'tiro-bangla/TiroBangla_400Regular.ttf',
  galada: 'galada/Galada_400Regular.ttf',
  atma: 'atma/Atma_600SemiBold.ttf',
  baloo: 'baloo-da-2/BalooDa2_700Bold.ttf',
  anek: 'anek-bangla/600SemiBold/AnekBangla_600SemiBold.ttf',
  anekBlack: 'anek-bangla/800ExtraBold/AnekBangla_800ExtraBold.ttf',
  poppins: 'poppins/400Regular/Poppins_400Regular.ttf',
  poppinsBold: 'poppins/600SemiBold/Poppins_600SemiBold.ttf',
  display: 'dm-serif-display/400Regular/DMSerifDisplay_400Regular.ttf',
  cinzel: 'cinzel/400Regular/Cinzel_400Regular.ttf',
  vibes: 'great-vibes/400Regular/GreatVibes_400Regular.ttf',
  sacramento: 'sacramento/400Regular/Sacramento_400Regular.ttf',
  grotesk: 'space-grotesk/700Bold/SpaceGrotesk_700Bold.ttf',
  abril: 'abril-fatface/400Regular/AbrilFatface_400Regular.ttf',
  bebas: 'bebas-neue/400Regular/BebasNeue_400Regular.ttf',
  poiret: 'poiret-one/400Regular/PoiretOne_400Regular.ttf',
} as const satisfies Record<string, string>;

export type FaceName = keyof typeof files;

const opened = new Map<FaceName, Typeface>();

function openFace(name: FaceName): Typeface {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = openTypeface(name, packageBytes('@expo-google-fonts', ...files[name].split('/')));
  opened.set(name, font);
  return font;
}

/** Lists the fonts for a text. Letters that the first one lacks come from Hind Siliguri, which has both scripts. */
const listFaces = (name: FaceName): Typeface[] => [openFace(name), openFace('sans')];

export interface Setting {
  readonly face: FaceName;
  /** Font size in pixels; smaller if the line would be wider than `width`. */
  readonly size: number;
  readonly color: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly width?: number;
}

/** Creates the SVG path of a line whose baseline starts, is centred or ends at `x`, `y`. */
export function letterPath(text: string, x: number, y: number, { face, size, anchor = 'start', width }: Setting) {
  const trial = outlineShaped(listFaces(face), text, size);
  const shrink = width === undefined || trial.width <= width ? 1 : width / trial.width;
  const outline = shrink === 1 ? trial : outlineShaped(listFaces(face), text, size * shrink);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - outline.width / 2 : x - outline.width;
  return { d: outline.path, x: left, y, width: outline.width, size: size * shrink };
}

export function letter(text: string, x: number, y: number, setting: Setting): string {
  const { d, x: left } = letterPath(text, x, y, setting);
  return `<path transform="translate(${left.toFixed(1)} ${y.toFixed(1)})" fill="${setting.color}" d="${d}"/>`;
}
