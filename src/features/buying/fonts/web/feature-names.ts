import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

const axes: Readonly<Record<string, () => string>> = {
  wght: m.fonts_axis_wght,
  wdth: m.fonts_axis_wdth,
  slnt: m.fonts_axis_slnt,
  ital: m.fonts_axis_ital,
  opsz: m.fonts_axis_opsz,
};

/** Names an axis in the page's language; axes of the font's own keep their names. */
export const nameAxis = ({ tag, name }: { readonly tag: string; readonly name: string }): string =>
  axes[tag]?.() ?? name;

const features: Readonly<Record<string, () => string>> = {
  onum: m.fonts_feature_onum,
  lnum: m.fonts_feature_lnum,
  tnum: m.fonts_feature_tnum,
  pnum: m.fonts_feature_pnum,
  smcp: m.fonts_feature_smcp,
  c2sc: m.fonts_feature_c2sc,
  swsh: m.fonts_feature_swsh,
  cswh: m.fonts_feature_swsh,
  salt: m.fonts_feature_salt,
  liga: m.fonts_feature_liga,
  dlig: m.fonts_feature_dlig,
  hlig: m.fonts_feature_dlig,
  frac: m.fonts_feature_frac,
  zero: m.fonts_feature_zero,
  sups: m.fonts_feature_sups,
  subs: m.fonts_feature_subs,
  sinf: m.fonts_feature_subs,
  ordn: m.fonts_feature_ordn,
  titl: m.fonts_feature_titl,
  case: m.fonts_feature_case,
  calt: m.fonts_feature_calt,
  kern: m.fonts_feature_kern,
  hist: m.fonts_feature_hist,
  unic: m.fonts_feature_unic,
};

/** Names a feature: as the font names it, or else in the page's language. */
export function nameFeature({ tag, name }: { readonly tag: string; readonly name: string }): string {
  if (name !== '') return name;
  const known = features[tag]?.();
  if (known !== undefined) return known;
  const number = /^(?:ss|cv)(\d\d)$/.exec(tag)?.[1];
  if (number === undefined) return tag;
  const count = formatCount(Number(number));
  return tag.startsWith('ss') ? m.fonts_feature_set({ count }) : m.fonts_feature_variant({ count });
}
