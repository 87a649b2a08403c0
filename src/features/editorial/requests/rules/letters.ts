import { createTranslator } from '../../../../platform/http/messages.ts';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'requests_letter');

/** A work that was published for a request. */
export interface AnsweringWork {
  readonly contentId: string;
  readonly title: string;
  readonly contributor: string;
}

/** Events that a requester is notified of. */
export type RequestEvent =
  | { readonly kind: 'received' | 'brief' }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'answered'; readonly works: readonly AnsweringWork[] }
  | { readonly kind: 'closed'; readonly outcome: 'fulfilled' | 'unfulfilled'; readonly note: string };

type Letter = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
};

/**
 * E-mail to a requester. @param site address in the language of the e-mail; `hasAccount`: the requester finds the
 * requests in the profile
 */
export function writeRequestLetter(
  event: RequestEvent,
  title: string,
  { locale, site, hasAccount }: { readonly locale: 'en' | 'bn'; readonly site: string; readonly hasAccount: boolean },
): Letter {
  const say = (key: Parameters<typeof translate>[0], values: Readonly<Record<string, string>> = {}): string =>
    translate(key, locale, { title, ...values });
  const own = hasAccount ? { link: { label: say('yours'), url: `${site}/profile/requests` } } : {};
  switch (event.kind) {
    // No e-mail contains the typed text before an admin has read it, because anybody can enter another person's
    // address.
    case 'received':
      return { subject: say('received_subject'), paragraphs: [say('received'), say('not_you')], ...own };
    case 'brief':
      return { subject: say('brief_subject'), paragraphs: [say('brief')], ...own };
    case 'declined':
      return { subject: say('declined_subject'), paragraphs: [say('declined'), event.reason], ...own };
    case 'answered': {
      const [first, ...others] = event.works.map(({ contentId, title: work, contributor }) => ({
        values: { work, contributor },
        url: `${site}${toReadablePath('/content', contentId, work)}`,
      }));
      if (first !== undefined && others.length === 0)
        return {
          subject: say('answered_subject'),
          paragraphs: [say('answered', first.values)],
          link: { label: say('see'), url: first.url },
        };
      return {
        subject: say('answered_subjects'),
        paragraphs: [
          say('answered_works'),
          ...(first === undefined ? [] : [first, ...others]).map(({ values, url }) => `${say('work', values)}\n${url}`),
        ],
        ...own,
      };
    }
    case 'closed':
      return {
        subject: say('closed_subject'),
        paragraphs: [say(event.outcome), ...(event.note === '' ? [] : [event.note])],
        link: { label: say('again'), url: `${site}/categories#custom-content` },
      };
  }
}

/** Label of the link at the end of e-mails that deletes the request. */
export const forgetLabel = (locale: 'en' | 'bn'): string => translate('forget', locale);
