import { Latest, LatestEntries, LatestEntry } from '../../../../ui/admin/latest.tsx';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { type AuditEntry, type AuditWords, actorName } from './audit-labels.ts';

/** The last actions of admins. `hasSubjects`: shows the subjects, for actions on several of them. */
export function LatestActions({
  title,
  href,
  entries,
  words,
  hasSubjects = false,
}: {
  title: string;
  href: string;
  entries: readonly AuditEntry[];
  words: AuditWords;
  hasSubjects?: boolean;
}) {
  const nameEntry = (entry: AuditEntry): string => {
    const action = words.describeAction(entry.action);
    const { subjectName } = entry;
    return !hasSubjects || subjectName === null || subjectName === actorName(entry)
      ? action
      : `${action}: ${subjectName}`;
  };
  return (
    <Latest title={title} href={href}>
      <LatestEntries none={m.audit_none()}>
        {entries.map((entry) => (
          <LatestEntry
            key={entry._id}
            title={nameEntry(entry)}
            detail={actorName(entry)}
            end={<DhakaTime at={entry.at} />}
          />
        ))}
      </LatestEntries>
    </Latest>
  );
}
