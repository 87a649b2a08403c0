import { useState } from 'react';
import { isApiError } from '../../api/client.ts';
import { showFailure } from '../../api/show-failure.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { showToast } from '../../components/toast.ts';
import { menuItem, PopoverMenu } from '../../forms/popover-menu.tsx';
import { m } from '../../paraglide/messages.js';
import { DetailPanel } from '../detail-panel.tsx';
import { useAdminApi } from '../use-admin-api.ts';
import type { BatchAction, ConfirmAction, RowAction, RowChange } from './list.ts';

const button =
  'h-9 rounded-control border border-line bg-paper px-3 text-14 font-medium whitespace-nowrap hover:border-ink max-lg:h-10 max-lg:grow';

const isOpenedByCell = <Row,>(action: RowAction<Row>): boolean => action.kind === 'panel' && action.isInRow === true;

/**
 * The row's primary action as a button, unless a cell has it, and the others in a menu, which includes all dangerous
 * actions. `hasRecord`: a cell links to the record's page, which Enter opens.
 */
export function RowActions<Row>({
  row,
  rowName,
  actions,
  hasRecord,
  onAction,
}: {
  row: Row;
  rowName: string;
  actions: readonly RowAction<Row>[];
  hasRecord: boolean;
  onAction: (action: RowAction<Row>) => void;
}) {
  const offered = actions.filter(({ isOffered }) => isOffered?.(row) ?? true);
  const isInRow = offered.some(isOpenedByCell);
  const first = isInRow ? undefined : offered.find(({ isDanger }) => isDanger !== true);
  const others = offered.filter((action) => action !== first && !isOpenedByCell(action));
  if (offered.length === 0) return null;
  return (
    <div className="flex gap-2 max-lg:mt-1 lg:justify-end">
      {first === undefined ? null : (
        <button
          type="button"
          data-row-action={hasRecord ? undefined : ''}
          aria-label={first.name(row)}
          onClick={() => onAction(first)}
          className={button}
        >
          {first.label(row)}
        </button>
      )}
      {others.length === 0 ? null : <RowMenu row={row} rowName={rowName} actions={others} onAction={onAction} />}
    </div>
  );
}

interface RowMenuProps<Row> {
  readonly row: Row;
  readonly rowName: string;
  readonly actions: readonly RowAction<Row>[];
  readonly onAction: (action: RowAction<Row>) => void;
}

/** The other actions. The menu is made when it opens: fifty of them would take a phone a second while the page loads. */
function RowMenu<Row>({ row, rowName, actions, onAction }: RowMenuProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = m.admin_more_actions({ name: rowName });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className="grid size-9 shrink-0 place-items-center rounded-control border border-line bg-paper hover:border-ink max-lg:size-10"
      >
        <Icon name="ellipsis" className="size-4" />
      </button>
      {anchor === undefined ? null : (
        <PopoverMenu label={label} anchor={anchor} onClose={() => setAnchor(undefined)}>
          {actions.map((action) => (
            <button
              key={action.key}
              type="button"
              role="menuitem"
              onClick={() => {
                // What the action opens gives the focus back to where it was.
                anchor.focus();
                setAnchor(undefined);
                onAction(action);
              }}
              className={`${menuItem} ${action.isDanger ? 'text-danger' : ''}`}
            >
              {action.label(row)}
            </button>
          ))}
        </PopoverMenu>
      )}
    </>
  );
}

function Confirmation<Row>(props: {
  row: Row;
  action: ConfirmAction<Row>;
  onDone: (change: RowChange<Row>) => void;
  onClose: () => void;
}) {
  const { row, action, onDone, onClose } = props;
  const api = useAdminApi();
  const { undo } = action;
  const undoAction = async (taken: NonNullable<typeof undo>) => {
    try {
      await taken.run(api, row);
      showToast({ kind: 'success', title: taken.done() });
      onDone('reload');
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, action.failed());
    }
  };
  const confirm = async () => {
    try {
      const change = await action.run(api, row);
      showToast({
        kind: 'success',
        title: action.done(row),
        ...(undo === undefined ? {} : { action: { label: undo.label(), run: () => void undoAction(undo) } }),
      });
      onDone(change);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, action.failed());
    }
  };
  return (
    <ConfirmDialog
      open
      title={action.title(row)}
      action={action.label(row)}
      danger={action.isDanger ?? false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{action.text(row)}</p>
    </ConfirmDialog>
  );
}

/** Opens what an action needs: a confirmation, the feature's own dialog, or the detail panel. */
export function RowActionDialog<Row>(props: {
  row: Row;
  action: Exclude<RowAction<Row>, BatchAction<Row>>;
  onDone: (change: RowChange<Row>) => void;
  onClose: () => void;
}) {
  const { row, action, onDone, onClose } = props;
  switch (action.kind) {
    case 'confirm':
      return <Confirmation row={row} action={action} onDone={onDone} onClose={onClose} />;
    case 'dialog':
      return <action.Dialog row={row} onDone={onDone} onClose={onClose} />;
    case 'panel':
      return (
        <DetailPanel title={action.title(row)} onClosed={onClose}>
          {action.render(row)}
        </DetailPanel>
      );
  }
}
