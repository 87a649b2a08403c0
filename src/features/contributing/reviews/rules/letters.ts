import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'reviews_letter');

interface ReviewLetterFacts {
  readonly outcome: 'approved' | 'changes_requested' | 'rejected';
  readonly title: string;
  /** Message of the reviewer; may be empty. */
  readonly message: string;
}

/** Writes the e-mail to a contributor about a decision. `site`: URL of the site in the language of the e-mail. */
export function writeReviewLetter(
  { outcome, title, message }: ReviewLetterFacts,
  { locale, site }: { readonly locale: 'en' | 'bn'; readonly site: string },
) {
  const isApproved = outcome === 'approved';
  return {
    subject: translate(`${outcome}_subject`, locale, { title }),
    paragraphs: [
      translate(outcome, locale, { title }),
      ...(message === '' ? [] : [`${translate('message', locale)}\n${message}`]),
    ],
    link: {
      label: translate(isApproved ? 'approved_link' : 'other_link', locale),
      url: `${site}/contributor/assets/${isApproved ? 'published' : 'rejected'}`,
    },
  };
}
