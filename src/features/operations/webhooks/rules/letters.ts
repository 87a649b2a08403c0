import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'webhooks_letter');

/**
 * E-mail to owners in both languages, because they have no language setting. It omits the URL's path, which may be
 * secret.
 */
export const writeDisabledLetter = ({
  host,
  disabledBy,
  url,
}: {
  readonly host: string;
  readonly disabledBy: 'gone' | 'failing';
  /** Address of the admin page where the webhook can be turned on again. */
  readonly url: string;
}) => {
  const write = (locale: 'en' | 'bn') => ({
    subject: translate('subject', locale, { host }),
    text: translate('text', locale, { host, reason: translate(disabledBy, locale) }),
    link: translate('link', locale),
  });
  const [english, bangla] = [write('en'), write('bn')];
  return {
    subject: `${english.subject} · ${bangla.subject}`,
    paragraphs: [english.text, bangla.text],
    link: { label: `${english.link} · ${bangla.link}`, url },
  };
};
