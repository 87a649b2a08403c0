import { localizeName } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { Review } from './review-view.ts';
import { formatPrice } from './work-files.tsx';

type Work = Review['work'];

interface Difference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const yesOrNo = (value: boolean): string => (value ? m.reviews_yes() : m.reviews_no());
const toPlaces = ({ category, subcategories }: Work): string =>
  [category, ...subcategories].flatMap((place) => (place === null ? [] : localizeName(place))).join(' › ');

/** Describes each variant on its own line, with its files identified by their hashes. */
const toVariants = ({ variants }: Work, currency: string): string =>
  variants
    .map(({ name, price, licenceName, files }) =>
      [
        `${name} · ${formatPrice(price, currency)} · ${localizeName(licenceName)}`,
        ...files.map((file) => `  ${file.name} (${file.sha256.slice(0, 8)})`),
      ].join('\n'),
    )
    .join('\n');

/** Lists captions in the order of the previews, one preview per line. */
const toCaptions = ({ previews }: Work): string =>
  previews
    .map(({ caption, translatedCaption }) =>
      [caption, translatedCaption ?? ''].filter((each) => each !== '').join(' / '),
    )
    .filter((each) => each !== '')
    .join('\n');

/** Finds the fields that a revision would change; previews are compared by their pictures. */
export function findDifferences(live: Work, work: Work, currency: string): Difference[] {
  const compare: readonly (readonly [string, (of: Work) => string])[] = [
    [m.reviews_title(), (of) => of.title],
    [m.reviews_translated_title(), (of) => of.translatedTitle ?? ''],
    [m.reviews_description(), (of) => of.description],
    [m.reviews_category(), toPlaces],
    [m.reviews_keywords(), (of) => of.keywords.join(', ')],
    [m.reviews_made_with_ai(), (of) => yesOrNo(of.ai)],
    [m.reviews_release_model(), (of) => yesOrNo(of.showsPeople)],
    [m.reviews_release_property(), (of) => yesOrNo(of.showsProperty)],
    [m.reviews_captions(), toCaptions],
    [m.reviews_variants(), (of) => toVariants(of, currency)],
  ];
  return compare
    .map(([label, say]) => ({ label, before: say(live), after: say(work) }))
    .filter(({ before, after }) => before !== after);
}
