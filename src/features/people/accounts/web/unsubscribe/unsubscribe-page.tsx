import { useState } from 'react';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { emailWords } from '../profile/email-words.ts';

type State = 'asked' | 'busy' | 'done' | 'bad';

/** The kind of e-mail that a token names; the server verifies the token when it is used. */
function findKind(token: string) {
  const name = token.split('.')[1] ?? '';
  return Object.hasOwn(emailWords, name) ? emailWords[name as keyof typeof emailWords] : undefined;
}

/** Asks for confirmation before e-mails of a kind are turned off, because mail scanners open links, too. */
export function UnsubscribePage({ token }: { token: string }) {
  const kind = findKind(token);
  const [state, setState] = useState<State>(kind === undefined ? 'bad' : 'asked');
  async function stop() {
    setState('busy');
    try {
      await browserApi('POST /user/unsubscribe/{token}', { params: { token } });
      setState('done');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState(error.status === 404 ? 'bad' : 'asked');
      if (error.status !== 404) showFailure(error, m.accounts_unsubscribe_failed());
    }
  }
  const isAsking = state === 'asked' || state === 'busy';
  return (
    <div className="page max-w-2xl pt-10 pb-24 lg:pt-16">
      <div role="status" className="rounded-card border border-line bg-paper p-6 sm:p-10">
        <Icon
          name={isAsking ? 'mail' : state === 'done' ? 'check' : 'triangle-alert'}
          className={`size-8 ${isAsking ? 'text-muted' : state === 'done' ? 'text-success' : 'text-warning'}`}
        />
        <h1 className="mt-4 text-28 tracking-tight">
          {isAsking
            ? m.accounts_unsubscribe_title()
            : state === 'done'
              ? m.accounts_unsubscribe_done()
              : m.accounts_unsubscribe_bad()}
        </h1>
        <p className="mt-3 text-16 text-muted">
          {isAsking
            ? m.accounts_unsubscribe_text({ kind: kind?.title() ?? '' })
            : state === 'done'
              ? m.accounts_unsubscribe_done_text()
              : m.accounts_unsubscribe_bad_text()}
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          {isAsking ? (
            <button type="button" disabled={state === 'busy'} onClick={() => void stop()} className={primaryButton}>
              {m.accounts_unsubscribe_do()}
            </button>
          ) : null}
          <a href={localizeHref('/profile/settings')} className={secondaryButton}>
            {m.accounts_unsubscribe_settings()}
          </a>
        </p>
      </div>
    </div>
  );
}
