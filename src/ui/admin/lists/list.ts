import type { ComponentType, ReactNode } from 'react';
import type { ArborApi } from '../../api/client.ts';
import { formatCount } from '../../money.ts';
import { m } from '../../paraglide/messages.js';
import type { Filters, ListCodec, ListQuery } from './list-state.ts';

type Text = () => string;

/** A row: an object of the operation's answer. */
export type ListRow = object;

/** One page of a list, the format of all list operations. */
export interface ListResponse<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsMore: boolean;
}

/** Functions of the list that a cell may use. */
export interface ListLinks {
  /** Address of this list with other filters, on the first page, without a language. */
  readonly filterHref: (filters: Readonly<Record<string, string>>) => string;
}

export interface Column<Row> {
  readonly key: string;
  readonly header: Text;
  /** Content of the cell. `act` runs the action with this key. */
  readonly cell: (row: Row, links: ListLinks, act: (key: string) => void) => ReactNode;
  /** Class of the cell. */
  readonly className?: string;
  /** On a card (narrow windows) the cell has no label: it is the title or explains itself. */
  readonly isUnlabelled?: boolean;
}

/** Effect of an action on its row: the changed fields, or 'reload' to load the list again. */
export type RowChange<Row> = Partial<Row> | 'reload';

export interface RowDialogProps<Row> {
  readonly row: Row;
  readonly onDone: (change: RowChange<Row>) => void;
  readonly onClose: () => void;
}

export interface BulkDialogProps<Row> {
  readonly rows: readonly Row[];
  /** Call after rows have changed: reloads the list, which closes the dialog. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface ActionWords<Row> {
  readonly key: string;
  readonly label: (row: Row) => string;
  /** Accessible name: the label with the row's name. */
  readonly name: (row: Row) => string;
  readonly isOffered?: (row: Row) => boolean;
  readonly isDanger?: boolean;
}

/** Action that asks for confirmation, makes a call and shows a notice. */
export interface ConfirmAction<Row> extends ActionWords<Row> {
  readonly kind: 'confirm';
  readonly title: (row: Row) => string;
  readonly text: (row: Row) => string;
  readonly run: (api: ArborApi, row: Row) => Promise<RowChange<Row>>;
  readonly done: (row: Row) => string;
  /** Message if the server's refusal has none. */
  readonly failed: Text;
  /** Undo button of the notice; the list is reloaded afterwards. */
  readonly undo?: {
    readonly label: Text;
    readonly done: Text;
    readonly run: (api: ArborApi, row: Row) => Promise<unknown>;
  };
  /** Makes the action available for several rows, one call after another. `count` is formatted. */
  readonly bulk?: { readonly title: (count: string) => string; readonly done: (count: string) => string };
}

/** Action that opens a dialog with a form of the feature. */
export interface DialogAction<Row> extends ActionWords<Row> {
  readonly kind: 'dialog';
  readonly Dialog: ComponentType<RowDialogProps<Row>>;
  /** Makes the action available for several rows; the dialog reports the result of each. */
  readonly BulkDialog?: ComponentType<BulkDialogProps<Row>>;
}

/** Action that opens the detail panel beside the list. */
interface PanelAction<Row> extends ActionWords<Row> {
  readonly kind: 'panel';
  /** A cell of the row runs the action (`act`, with `data-row-action`), so it has no button. */
  readonly isInRow?: boolean;
  readonly title: (row: Row) => string;
  readonly render: (row: Row) => ReactNode;
}

/** Result for each of several rows; `detail` is the reason for a refusal. */
export interface BatchResult {
  readonly done: readonly string[];
  readonly refused: readonly { readonly _id: string; readonly detail: string }[];
}

export interface BatchDialogProps<Row> {
  readonly rows: readonly Row[];
  /** Makes one call for all rows. The dialog shows its error, and closes after success. */
  readonly run: (call: (api: ArborApi, ids: string[]) => Promise<BatchResult>) => Promise<void>;
  readonly onClose: () => void;
}

/** Action that opens a dialog of the feature for one or several rows; refusals are shown per row. */
export interface BatchAction<Row> extends ActionWords<Row> {
  readonly kind: 'batch';
  readonly Dialog: ComponentType<BatchDialogProps<Row>>;
  /** Notice after success for all rows. `count` is formatted. */
  readonly done: (count: string) => string;
}

export type RowAction<Row> = ConfirmAction<Row> | DialogAction<Row> | PanelAction<Row> | BatchAction<Row>;

interface EmptyWords {
  readonly title: Text;
  readonly text: Text;
}

/** Definition of a list page in the admin area. */
export interface AdminList<Row extends ListRow, F extends Filters = Filters, S extends string = string>
  extends ListCodec<F, S> {
  readonly title: Text;
  readonly text?: Text;
  /** Accessible name of the search and filters. */
  readonly filterLabel: Text;
  /** Number of rows per page. */
  readonly pageSize: number;
  readonly load: (api: ArborApi, query: ListQuery<F, S>) => Promise<ListResponse<Row>>;
  /** Operation that exports the whole list as CSV, with the list's filters and sort. */
  readonly exportPath?: `/${string}`;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** A cell links to the record's page, which Enter opens. */
  readonly hasRecords?: true;
  /** Text of a link filter's chip; `rows` are those on the page. */
  readonly chipText?: (value: string, rows: readonly Row[]) => string;
  readonly columns: readonly Column<Row>[];
  /**
   * The first harmless action of a row is a button, which Enter presses unless `hasRecords` is set; the others are in a
   * menu.
   */
  readonly actions?: readonly RowAction<Row>[];
  readonly count: { readonly one: (count: string) => string; readonly many: (count: string) => string };
  /** Text if there are no rows at all. */
  readonly none: EmptyWords;
  /** Text if no row matches the filters. */
  readonly noMatch: EmptyWords;
  /** Hint about keyboard shortcuts below the table. */
  readonly keysHint?: Text;
}

/** Declares a list. `load` comes before `columns`, because TypeScript infers the rows' type from it. */
export function defineList<Row extends ListRow, const F extends Filters, const S extends string>(
  list: AdminList<Row, F, S>,
): AdminList<Row, F, S> {
  return list;
}

/** Formats the number of rows. */
export function formatTotal({ total, totalIsMore }: { total: number; totalIsMore: boolean }): string {
  return totalIsMore ? m.admin_more_than({ count: formatCount(total) }) : formatCount(total);
}
