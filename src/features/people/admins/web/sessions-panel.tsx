import type { SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { SubmitButton } from '../../../../ui/forms/form.tsx';
import { useSubmit } from '../../../../ui/forms/use-submit.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { sessionsContract } from '../../sessions/contract.ts';

type Session = OutputOf<typeof sessionsContract.listAdmin>['items'][number];

export function SessionsPanel({ sessions }: { sessions: readonly Session[] }) {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const call = useSubmit(m.admins_sessions_failed());
  const endOthers = (event: SubmitEvent) => {
    event.preventDefault();
    void call.run(async () => {
      const { ended } = await api('DELETE /admin/sessions', {});
      showToast({
        kind: 'success',
        title: ended === 1 ? m.admins_session_ended() : m.admins_sessions_ended({ count: formatCount(ended) }),
      });
      await revalidator.revalidate();
    });
  };
  return (
    <Panel title={m.admins_sessions()} text={m.admins_sessions_text()}>
      <ul className="mb-5 grid gap-px overflow-hidden rounded-control border border-line bg-line">
        {sessions.map((each) => (
          <li key={each._id} className="flex items-start gap-3 bg-paper px-4 py-3 text-14">
            <Icon name="monitor" className="mt-0.5 size-5 text-muted" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{each.browser || m.admins_session_unknown()}</span>
              {each.current ? <span className="ml-2 text-success">{m.admins_session_this()}</span> : null}
              <span className="block text-12 text-muted">
                {m.admins_session_since()} <DhakaTime at={each.createdAt} /> · {m.admins_session_seen()}{' '}
                <DhakaTime at={each.seenAt} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form method="post" onSubmit={endOthers} className="grid justify-items-start gap-3">
          <SubmitButton isBusy={call.busy}>{m.admins_sessions_end()}</SubmitButton>
          <p role="alert" className="text-14 text-danger empty:hidden">
            {call.failure}
          </p>
        </form>
      ) : (
        <p className="text-14 text-muted">{m.admins_sessions_only()}</p>
      )}
    </Panel>
  );
}

export type Sessions = readonly Session[];
