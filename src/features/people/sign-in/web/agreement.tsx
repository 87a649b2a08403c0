import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

const link = 'underline underline-offset-4 hover:text-ink';
const marks = /(\{terms\}|\{privacy\})/;

/** Sentence with links to terms and privacy policy, whose positions depend on the language. */
export function Agreement() {
  const sentence = m.sign_in_agree({ terms: '{terms}', privacy: '{privacy}' });
  return (
    <p className="mt-6 text-14 text-muted">
      {sentence.split(marks).map((part) => {
        if (part === '{terms}')
          return (
            <a
              key={part}
              href={localizeHref('/terms-and-conditions')}
              target="_blank"
              rel="noreferrer"
              className={link}
            >
              {m.sign_in_agree_terms()}
            </a>
          );
        if (part === '{privacy}')
          return (
            <a key={part} href={localizeHref('/privacy-policy')} target="_blank" rel="noreferrer" className={link}>
              {m.sign_in_agree_privacy()}
            </a>
          );
        return part;
      })}
    </p>
  );
}
