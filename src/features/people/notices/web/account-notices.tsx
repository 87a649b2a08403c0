import { useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import type { Notice as AccountNotice } from '../contract.ts';
import { describeNotice, getNoticeIcon, isAboutSigningIn, reviewPlaces } from './notice-words.ts';

/** Security notices and admins' decisions in a banner, until the person hides them in this session. */
export function AccountNotices({ notices }: { notices: readonly AccountNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-label={m.notices_account_changes()} className="mt-5 rounded-card border border-line bg-paper px-5">
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <Notice key={notice._id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function Notice({ notice }: { notice: AccountNotice }) {
  const [isBusy, setBusy] = useState(false);
  async function hide() {
    setBusy(true);
    try {
      await browserApi('DELETE /user/notices/{id}', { params: { id: notice._id } });
      await revalidateSession();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast({ kind: 'error', title: getErrorMessage(error, m.notices_failed()) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon name={getNoticeIcon(notice)} className="mt-3 size-5 shrink-0" />
      <p className="min-w-0 grow py-2.5 text-16 wrap-anywhere">
        {describeNotice(notice)}
        {notice.reason === '' ? null : (
          <span className="block whitespace-pre-line">{m.notices_reason({ reason: notice.reason })}</span>
        )}
        <span className="block text-14 text-muted">
          <Time at={notice.at} format="minute" />
          {isAboutSigningIn(notice) ? <NotYou /> : null}
          <ReviewLink code={notice.code} />
        </span>
      </p>
      <button
        type="button"
        onClick={() => void hide()}
        disabled={isBusy}
        aria-label={`${m.notices_dismiss()}: ${describeNotice(notice)}`}
        className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-canvas"
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

function NotYou() {
  return (
    <>
      {' · '}
      {m.notices_not_you()}{' '}
      <a
        href={localizeHref('/profile/sessions')}
        className="inline-flex min-h-6 items-center text-ink underline underline-offset-4"
      >
        {m.notices_sessions()}
      </a>
    </>
  );
}

function ReviewLink({ code }: Pick<AccountNotice, 'code'>) {
  const place = reviewPlaces[code];
  if (place === undefined) return null;
  return (
    <>
      {' · '}
      <a href={localizeHref(place)} className="inline-flex min-h-6 items-center text-ink underline underline-offset-4">
        {m.notices_review()}
      </a>
    </>
  );
}
