import type { ReactNode } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { languageNames } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { accountsContract } from '../../contract/accounts.ts';
import { methodLabels, UserStatus } from './user-labels.tsx';

export type Person = OutputOf<typeof accountsContract.single>['user'];

/** Contact details and status of a person, for admins. */
export function PersonFacts({ person }: { person: Person }) {
  const { email, emailVerified, phone, language, methods, createdAt, seenAt } = person;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [m.accounts_admin_column_status(), <UserStatus key="status" user={person} />],
    [
      m.accounts_admin_email(),
      email === null ? (
        '–'
      ) : (
        <>
          <a href={`mailto:${email}`} className="underline decoration-line underline-offset-4 hover:decoration-ink">
            {email}
          </a>
          {emailVerified ? null : <span className="text-12 text-muted"> {m.accounts_admin_email_unverified()}</span>}
        </>
      ),
    ],
    [m.accounts_admin_method_phone(), phone ?? '–'],
    [m.accounts_admin_language(), languageNames[language]],
    [m.accounts_admin_methods(), methods.map((each) => methodLabels[each]()).join(', ') || '–'],
    [m.accounts_admin_column_created(), <DhakaTime key="created" at={createdAt} format="day" />],
    [
      m.accounts_admin_last_seen(),
      seenAt === null ? m.accounts_admin_never_seen() : <DhakaTime key="seen" at={seenAt} />,
    ],
  ];
  return (
    <Panel title={m.accounts_admin_profile()}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5 text-14">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
