import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Latest, LatestEntries, LatestEntry } from '../../../../ui/admin/latest.tsx';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { downloadsContract } from '../contract.ts';

/** A person's last purchases and downloads, for admins. */
export function PersonDownloads({ items }: Pick<OutputOf<typeof downloadsContract.downloadedBy>, 'items'>) {
  return (
    <Latest title={m.downloads_title()}>
      <LatestEntries none={m.downloads_person_none()}>
        {items.map(({ variantId, contentId, title, variantName, lastAt }) => (
          <LatestEntry
            key={variantId}
            href={`/admin/content/assets?q=${contentId}`}
            title={title}
            detail={variantName}
            end={lastAt === null ? m.downloads_person_never() : <DhakaTime at={lastAt} />}
          />
        ))}
      </LatestEntries>
    </Latest>
  );
}
