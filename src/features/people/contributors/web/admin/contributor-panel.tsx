import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { RowActionDialog } from '../../../../../ui/admin/lists/row-actions.tsx';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ContributorStatus, type ListedContributor } from './contributor-labels.tsx';
import { type DecisionAction, decisionActions } from './decision-actions.tsx';

/** Contributor status of a person, and the decisions that an admin can make. */
export function ContributorPanel({ contributor }: { contributor: ListedContributor }) {
  const [asked, setAsked] = useState<DecisionAction>();
  const { revalidate } = useRevalidator();
  const offered = decisionActions.filter(({ isOffered }) => isOffered?.(contributor) ?? true);
  return (
    <Panel title={m.contributors_admin_panel()}>
      <div className="grid gap-4 text-14">
        <p>
          <ContributorStatus contributor={contributor} />
        </p>
        {contributor.status === 'active' ? (
          <a
            href={localizeHref(`/contributors/${contributor.username}`)}
            className="justify-self-start underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {m.contributors_admin_public_page()}
          </a>
        ) : null}
        {offered.length === 0 ? null : (
          <div className="flex flex-wrap gap-3">
            {offered.map((action) => (
              <button
                key={action.key}
                type="button"
                onClick={() => setAsked(action)}
                className={`${secondaryButton} ${action.isDanger ? 'text-danger!' : ''} max-sm:grow`}
              >
                {action.label(contributor)}
              </button>
            ))}
          </div>
        )}
      </div>
      {asked === undefined ? null : (
        <RowActionDialog
          row={contributor}
          action={asked}
          onDone={() => {
            setAsked(undefined);
            void revalidate();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}
