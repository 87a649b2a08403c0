import type { ConfirmAction, DialogAction, RowDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { ReasonDialog } from '../../../../../ui/admin/reason-dialog.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ListedContributor } from './contributor-labels.tsx';

type Row = ListedContributor;
export type DecisionAction = ConfirmAction<Row> | DialogAction<Row>;
type WithReason = 'refuse' | 'suspend' | 'demote';

const approve: ConfirmAction<Row> = {
  key: 'approve',
  kind: 'confirm',
  label: () => m.contributors_admin_approve(),
  name: ({ name }) => m.contributors_admin_approve_named({ name }),
  isOffered: ({ status, hasAcceptedTerms, kind }) =>
    status === 'rejected' || (status === 'pending' && (hasAcceptedTerms || kind !== 'account')),
  title: ({ name }) => m.contributors_admin_approve_title({ name }),
  text: () => m.contributors_admin_approve_text(),
  run: (api, { _id }) =>
    api('PATCH /contributor/decide/{id}/{decision}', { params: { id: _id, decision: 'approve' }, body: {} }),
  done: ({ name }) => m.contributors_admin_approved({ name }),
  failed: () => m.contributors_admin_failed(),
  bulk: {
    title: (count) => m.contributors_admin_approve_title_count({ count }),
    done: (count) => m.contributors_admin_approved_count({ count }),
  },
};

const restore: ConfirmAction<Row> = {
  key: 'restore',
  kind: 'confirm',
  label: () => m.contributors_admin_restore(),
  name: ({ name }) => m.contributors_admin_restore_named({ name }),
  isOffered: ({ status }) => status === 'suspended',
  title: ({ name }) => m.contributors_admin_restore_title({ name }),
  text: () => m.contributors_admin_restore_text(),
  run: (api, { _id }) =>
    api('PATCH /contributor/decide/{id}/{decision}', { params: { id: _id, decision: 'restore' }, body: {} }),
  done: ({ name }) => m.contributors_admin_restored({ name }),
  failed: () => m.contributors_admin_failed(),
};

interface ReasonWords {
  readonly label: () => string;
  readonly named: (name: string) => string;
  readonly title: (name: string) => string;
  readonly text: () => string;
  readonly done: (name: string) => string;
  readonly offeredTo: readonly Row['status'][];
}

const words: Readonly<Record<WithReason, ReasonWords>> = {
  refuse: {
    label: () => m.contributors_admin_refuse(),
    named: (name) => m.contributors_admin_refuse_named({ name }),
    title: (name) => m.contributors_admin_refuse_title({ name }),
    text: () => m.contributors_admin_refuse_text(),
    done: (name) => m.contributors_admin_refused({ name }),
    offeredTo: ['pending'],
  },
  suspend: {
    label: () => m.contributors_admin_suspend(),
    named: (name) => m.contributors_admin_suspend_named({ name }),
    title: (name) => m.contributors_admin_suspend_title({ name }),
    text: () => m.contributors_admin_suspend_text(),
    done: (name) => m.contributors_admin_suspended_done({ name }),
    offeredTo: ['active'],
  },
  demote: {
    label: () => m.contributors_admin_demote(),
    named: (name) => m.contributors_admin_demote_named({ name }),
    title: (name) => m.contributors_admin_demote_title({ name }),
    text: () => m.contributors_admin_demote_text(),
    done: (name) => m.contributors_admin_demoted({ name }),
    offeredTo: ['active', 'suspended'],
  },
};

function createReasonAction(decision: WithReason): DecisionAction {
  const { label, named, title, text, done, offeredTo } = words[decision];
  function DecisionDialog({ row, onDone, onClose }: RowDialogProps<Row>) {
    const api = useAdminApi();
    return (
      <ReasonDialog
        title={title(row.name)}
        text={text()}
        action={label()}
        maxLength={500}
        hint={row.kind === 'account' ? m.contributors_admin_reason_hint() : m.contributors_admin_reason_hint_demo()}
        failure={m.contributors_admin_failed()}
        onSubmit={async (reason) => {
          const decided = await api('PATCH /contributor/decide/{id}/{decision}', {
            params: { id: row._id, decision },
            body: { reason },
          });
          showToast({ kind: 'success', title: done(row.name) });
          onDone(decided);
        }}
        onClose={onClose}
      />
    );
  }
  return {
    key: decision,
    kind: 'dialog',
    isDanger: true,
    label,
    name: ({ name }) => named(name),
    isOffered: ({ status, kind }) => kind !== 'house' && offeredTo.includes(status),
    Dialog: DecisionDialog,
  };
}

/** Decisions that the status allows, favourable ones first. */
export const decisionActions: readonly DecisionAction[] = [
  approve,
  restore,
  createReasonAction('refuse'),
  createReasonAction('suspend'),
  createReasonAction('demote'),
];
