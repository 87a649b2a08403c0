import { useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { dangerButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export interface Forgettable {
  readonly title: string;
  readonly createdAt: string;
  readonly pictures: number;
}

const icons = { asked: 'trash', busy: 'trash', done: 'check', bad: 'triangle-alert' } as const;
const tones = { asked: 'text-muted', busy: 'text-muted', done: 'text-success', bad: 'text-warning' } as const;

/** Asks for confirmation before a request is deleted, because mail scanners open links, too. */
export function ForgetPage({ token, request }: { token: string; request: Forgettable | null }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'bad'>(request === null ? 'bad' : 'asked');
  async function forget() {
    setState('busy');
    try {
      await browserApi('POST /content-request/forget/{token}', { params: { token } });
      setState('done');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState(error.status === 404 ? 'bad' : 'asked');
      if (error.status !== 404) showFailure(error, m.requests_forget_failed());
    }
  }
  const isAsking = state === 'asked' || state === 'busy';
  const title = isAsking
    ? m.requests_forget_title()
    : state === 'done'
      ? m.requests_forget_done()
      : m.requests_forget_bad();
  const text = isAsking
    ? m.requests_forget_text()
    : state === 'done'
      ? m.requests_forget_done_text()
      : m.requests_forget_bad_text();
  return (
    <div className="page max-w-2xl pt-10 pb-24 lg:pt-16">
      <div role="status" className="rounded-card border border-line bg-paper p-6 sm:p-10">
        <Icon name={icons[state]} className={`size-8 ${tones[state]}`} />
        <h1 className="mt-4 text-28 tracking-tight">{title}</h1>
        <p className="mt-3 text-16 text-muted">{text}</p>
        {isAsking && request !== null ? (
          <div className="mt-6 rounded-control bg-canvas px-4 py-3">
            <p className="text-16 font-medium wrap-anywhere">{request.title}</p>
            <p className="mt-1 text-14 text-muted">
              <Time at={request.createdAt} format="day" />
              {request.pictures === 0 ? '' : ` · ${m.requests_picture_count({ count: formatCount(request.pictures) })}`}
            </p>
          </div>
        ) : null}
        <p className="mt-8 flex flex-wrap gap-3">
          {isAsking ? (
            <button
              type="button"
              disabled={state === 'busy'}
              aria-busy={state === 'busy'}
              onClick={() => void forget()}
              className={dangerButton}
            >
              {state === 'busy' ? <Spinner /> : null}
              {m.requests_forget_do()}
            </button>
          ) : null}
          <a href={localizeHref('/')} className={secondaryButton}>
            {m.requests_forget_home()}
          </a>
        </p>
      </div>
    </div>
  );
}
