import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { Ago, Time } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import type { sessionsContract } from '../contract.ts';
import { describeMethod } from './method-name.ts';

const failed = (error: unknown) => {
  if (!isApiError(error)) throw error;
  showFailure(error, m.sessions_failed());
};

type Session = OutputOf<typeof sessionsContract.list>['items'][number];

/** The person's sessions, with buttons to end them. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<Session>();
  const [endingAll, setEndingAll] = useState(false);
  const { revalidate } = useRevalidator();
  const { leaveSignedOut } = useSiteActions();

  async function endOne({ _id: id, current }: Session) {
    try {
      await browserApi('DELETE /user/sessions/{id}', { params: { id } });
      if (current) await leaveSignedOut(m.sessions_ended());
      else {
        await revalidate();
        showToast({ kind: 'success', title: m.sessions_ended() });
      }
    } catch (error) {
      failed(error);
    }
    setEnding(undefined);
  }

  async function endAll() {
    try {
      await browserApi('DELETE /user/sessions', {});
      await leaveSignedOut(m.sessions_all_ended());
    } catch (error) {
      failed(error);
      setEndingAll(false);
    }
  }

  return (
    <>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} end={() => setEnding(session)} />
        ))}
      </ul>
      <button type="button" onClick={() => setEndingAll(true)} className={`${secondaryButton} mt-6 max-sm:w-full`}>
        <Icon name="log-out" />
        {m.sessions_end_all()}
      </button>
      <ConfirmDialog
        open={ending !== undefined}
        title={m.sessions_end_title()}
        action={m.sessions_end()}
        danger
        onConfirm={() => ending && endOne(ending)}
        onClose={() => setEnding(undefined)}
      >
        <p>{ending?.current ? m.sessions_end_current() : m.sessions_end_text({ browser: formatBrowser(ending) })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={endingAll}
        title={m.sessions_end_all_title()}
        action={m.sessions_end_all()}
        danger
        onConfirm={endAll}
        onClose={() => setEndingAll(false)}
      >
        <p>{m.sessions_end_all_text()}</p>
      </ConfirmDialog>
    </>
  );
}

const formatBrowser = (session: Session | undefined) => session?.browser || m.sessions_unknown();

function SessionRow({ session, end }: { session: Session; end: () => void }) {
  const icon: IconName = /android|iphone|ios|mobile/i.test(session.browser) ? 'smartphone' : 'monitor';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-canvas">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-16 font-medium wrap-anywhere">
          {formatBrowser(session)}
          {session.current ? (
            <span className="rounded-full border border-success px-2.5 py-0.5 text-12 text-success">
              {m.sessions_this()}
            </span>
          ) : null}
        </p>
        {/* Reserves space for relative times such as "3 hours ago", which only the browser renders. */}
        <p className="text-14 text-muted max-sm:[&:lang(bn)]:min-h-[2lh]">
          {m.sessions_seen()} <Ago at={session.seenAt} />
        </p>
        <p className="text-14 text-muted">
          {m.sessions_created({ method: describeMethod(session.method) })}{' '}
          <Time at={session.createdAt} format="minute" />
        </p>
      </div>
      <button
        type="button"
        onClick={end}
        aria-label={`${m.sessions_end()}: ${formatBrowser(session)}`}
        className="h-11 rounded-control border border-line px-4 text-14 font-medium hover:border-ink max-sm:w-full"
      >
        {m.sessions_end()}
      </button>
    </li>
  );
}
