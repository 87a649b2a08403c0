import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { Person } from './person-facts.tsx';
import { SuspensionDialog } from './suspension.tsx';

/** Section of a person's page that suspends or restores the account. */
export function PersonSuspension({ person }: { person: Person }) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  if (person.status === 'deleted') return null;
  const isActive = person.status === 'active';
  return (
    <Panel
      title={m.accounts_admin_account()}
      text={isActive ? m.accounts_admin_suspend_about() : m.accounts_admin_restore_about()}
    >
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${secondaryButton} ${isActive ? 'text-danger!' : ''} max-sm:w-full`}
      >
        {isActive ? m.accounts_admin_suspend_account() : m.accounts_admin_restore_account()}
      </button>
      {isAsking ? (
        <SuspensionDialog
          row={person}
          onDone={() => {
            setAsking(false);
            void revalidate();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
