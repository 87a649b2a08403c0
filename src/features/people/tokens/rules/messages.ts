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

/** The e-mail about a new token of an admin, in both languages, because admins have no language setting. */
export const writeAdminLetter = (
  { name, expiresAt }: { readonly name: string; readonly expiresAt: Date },
  { site }: { readonly site: string },
) => {
  const inBoth = (key: Parameters<typeof translate>[0]) => `${translate(key, 'en')} · ${translate(key, 'bn')}`;
  return {
    subject: inBoth('admin_subject'),
    paragraphs: (['en', 'bn'] as const).map((locale) =>
      [
        translate('admin_created', locale, { name, day: formatDayIn(locale, expiresAt) }),
        translate('admin_not_you', locale),
      ].join(' '),
    ),
    link: { label: inBoth('link'), url: `${site}/admin/security` },
  };
};
