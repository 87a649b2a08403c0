import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Latest, LatestEntries, LatestEntry } from '../../../../../ui/admin/latest.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { reportsAdminContract } from '../../contract/admin.ts';
import { kindLabels } from '../kind-words.ts';
import { outcomeWords } from './outcome-words.ts';

type Reports = OutputOf<typeof reportsAdminContract.ofPerson>['by'];

/** Reports that a person sent, or that are about their works. */
export function PersonReports({ title, none, reports }: { title: string; none: string; reports: Reports }) {
  return (
    <Latest title={title}>
      <LatestEntries none={none}>
        {reports.map(({ caseId, kind, title: work, outcome, createdAt }) => (
          <LatestEntry
            key={`${caseId} ${createdAt}`}
            href={`/admin/content/reports/${caseId}`}
            title={kindLabels[kind]()}
            {...(work === null ? {} : { detail: work })}
            end={
              <>
                <span className="block">{outcome === null ? m.reports_person_open() : outcomeWords[outcome]()}</span>
                <DhakaTime at={createdAt} />
              </>
            }
          />
        ))}
      </LatestEntries>
    </Latest>
  );
}
