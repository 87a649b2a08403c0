import { createTranslator, type Locale } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'follows_letter');

/** Maximum number of titles that a notification or a line of an e-mail names. */
const MAX_TITLES = 3;

/** Names the first works, and says how many more there are. */
export function nameWorks(titles: readonly string[], locale: Locale): string {
  const named = titles.slice(0, MAX_TITLES).join(', ');
  const more = titles.length - MAX_TITLES;
  return more <= 0 ? named : `${named} ${translate('more', locale, { count: more })}`;
}

/** New works of a contributor, or found by a search. */
export interface NewWorksOf {
  readonly name: string;
  /** Path of the page that shows them. */
  readonly path: string;
  readonly titles: readonly string[];
}

/** Weekly e-mail about new works of contributors and searches that a person follows. */
export function writeFollowLetter(
  followed: readonly [NewWorksOf, ...NewWorksOf[]],
  { locale, site }: { readonly locale: Locale; readonly site: string },
) {
  const [first, ...others] = followed;
  const more = others.length;
  return {
    subject:
      more === 0
        ? translate('subject', locale, { name: first.name })
        : translate('subject_more', locale, { name: first.name, count: more }),
    paragraphs: [
      translate('begin', locale),
      ...followed.map(({ name, path, titles }) => `${name}: ${nameWorks(titles, locale)}\n${site}${path}`),
    ],
    link: { label: translate('link', locale), url: `${site}/profile/following` },
  };
}
