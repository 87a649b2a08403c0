import { createTranslator, type Locale } from '../../../../platform/http/messages.ts';
import { formatDayIn } from '../../../../platform/local-format.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

export const translate = createTranslator({ en, bn }, 'tokens_answer');

/** The e-mail about a new token. */
export const writeLetter = (
  { name, expiresAt }: { readonly name: string; readonly expiresAt: Date },
  { locale, site }: { readonly locale: Locale; readonly site: string },
) => ({
  subject: translate('subject', locale),
  paragraphs: [
    translate('created', locale, { name, day: formatDayIn(locale, expiresAt) }),
    translate('not_you', locale),
  ],
  link: { label: translate('link', locale), url: `${site}/profile/tokens` },
});
