import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Latest, LatestEntries, LatestEntry } from '../../../../../ui/admin/latest.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { statusWords } from '../../../reviews/web/status-words.ts';
import type { assetsContract } from '../../contract.ts';

/** List of a contributor's latest works. */
export function PersonWorks({ username, works }: { username: string; works: OutputOf<typeof assetsContract.all> }) {
  return (
    <Latest
      title={m.assets_person_title()}
      {...(works.total === 0 ? {} : { href: `/admin/content/assets?contributor=${username}` })}
    >
      <LatestEntries none={m.assets_person_none()}>
        {works.items.map(({ _id, title, status, createdAt }) => (
          <LatestEntry
            key={_id}
            href={`/admin/content/assets?q=${_id}`}
            title={title}
            detail={statusWords[status]()}
            end={<DhakaTime at={createdAt} />}
          />
        ))}
      </LatestEntries>
    </Latest>
  );
}
