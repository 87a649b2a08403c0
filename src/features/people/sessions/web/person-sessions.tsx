import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Latest, LatestEntries, LatestEntry } from '../../../../ui/admin/latest.tsx';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { sessionsContract } from '../contract.ts';
import { describeMethod } from './method-name.ts';

/** A person's sessions, for admins. */
export function PersonSessions({ sessions }: { sessions: OutputOf<typeof sessionsContract.listOf>['items'] }) {
  return (
    <Latest title={m.sessions_admin_title()}>
      <LatestEntries none={m.sessions_admin_none()}>
        {sessions.map(({ _id, browser, method, createdAt, seenAt }) => (
          <LatestEntry
            key={_id}
            title={browser || m.sessions_unknown()}
            detail={
              <>
                {m.sessions_created({ method: describeMethod(method) })} <DhakaTime at={createdAt} />
              </>
            }
            end={<DhakaTime at={seenAt} />}
          />
        ))}
      </LatestEntries>
    </Latest>
  );
}
