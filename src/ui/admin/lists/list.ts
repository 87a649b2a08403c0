import type { ComponentType, ReactNode } from 'react';
import type { ArborApi } from '../../api/client.ts';
import { formatCount } from '../../money.ts';
import { m } from '../../paraglide/messages.js';
import type { Filters, ListCodec, ListQuery } from './list-state.ts';

type Text = () => string;

/** What a list is made of: an object of the operation's answer. */
export type ListRow = object;

/** One page of a list, as every operation that lists answers it. */
export interface ListResponse<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsMore: boolean;
}

/** What a cell may ask of the list around it. */
export interface ListLinks {
  /** The address of this list with other filters, from its first page on; without a language. */
  readonly filterHref: (filters: Readonly<Record<string, string>>) => string;
}

export interface Column<Row> {
  readonly key: string;
  readonly header: Text;
  /** `act` does what the action with this key does. */
  readonly cell: (row: Row, links: ListLinks, act: (key: string) => void) => ReactNode;
  /** Class of the cell. */
  readonly className?: string;
  /**
   * On a card (narrow windows) the cell stands without its header's words: it is the card's title, or explains itself.
   */
  readonly isUnlabelled?: boolean;
  /** The sorts (values of the list's `sorts`) that a press on the header switches between. */
  readonly sort?: { readonly ascending?: string; readonly descending?: string };
}

/** What an action did to its row: the fields that changed, or 'reload' where the list has to be asked for again. */
export type RowChange<Row> = Partial<Row> | 'reload';

export interface RowDialogProps<Row> {
  readonly row: Row;
  readonly onDone: (change: RowChange<Row>) => void;
  readonly onClose: () => void;
}

export interface BulkDialogProps<Row> {
  readonly rows: readonly Row[];
  /** Some of the rows have changed: the list is asked for again, which closes the dialog. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface ActionWords<Row> {
  readonly key: string;
  readonly label: (row: Row) => string;
  /** What a screen reader says: the label and the row's name. */
  readonly name: (row: Row) => string;
  readonly isOffered?: (row: Row) => boolean;
  readonly isDanger?: boolean;
}

/** Asks, calls, and says what was done. */
export interface ConfirmAction<Row> extends ActionWords<Row> {
  readonly kind: 'confirm';
  readonly title: (row: Row) => string;
  readonly text: (row: Row) => string;
  readonly run: (api: ArborApi, row: Row) => Promise<RowChange<Row>>;
  readonly done: (row: Row) => string;
  /** Said where the server's refusal has no words. */
  readonly failed: Text;
  /** Offered in the notice of what was done; the list is asked for again. */
  readonly undo?: {
    readonly label: Text;
    readonly done: Text;
    readonly run: (api: ArborApi, row: Row) => Promise<unknown>;
  };
  /** Offered for several chosen rows, too: they are called one after the other. `count` is written out. */
  readonly bulk?: { readonly title: (count: string) => string; readonly done: (count: string) => string };
}

/** Opens the feature's own dialog, with a form in it. */
export interface DialogAction<Row> extends ActionWords<Row> {
  readonly kind: 'dialog';
  readonly Dialog: ComponentType<RowDialogProps<Row>>;
  /** Offered for several chosen rows, too; the dialog says what became of each. */
  readonly BulkDialog?: ComponentType<BulkDialogProps<Row>>;
}

/** Opens the detail panel beside the list. */
interface PanelAction<Row> extends ActionWords<Row> {
  readonly kind: 'panel';
  /** A cell of the row opens it (`act`, with `data-row-action`): it has no button. */
  readonly isInRow?: boolean;
  readonly title: (row: Row) => string;
  readonly render: (row: Row) => ReactNode;
}

/** What became of each of several rows; `detail` says why one was refused. */
export interface BatchResult {
  readonly done: readonly string[];
  readonly refused: readonly { readonly _id: string; readonly detail: string }[];
}

export interface BatchDialogProps<Row> {
  readonly rows: readonly Row[];
  /** Makes one call for all rows. The dialog shows what it throws, and is closed when it succeeded. */
  readonly run: (call: (api: ArborApi, ids: string[]) => Promise<BatchResult>) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens the feature's own dialog for one row or several chosen ones; refusals are shown row by row. */
export interface BatchAction<Row> extends ActionWords<Row> {
  readonly kind: 'batch';
  readonly Dialog: ComponentType<BatchDialogProps<Row>>;
  /** All of it went well. `count` is written out. */
  readonly done: (count: string) => string;
}

export type RowAction<Row> = ConfirmAction<Row> | DialogAction<Row> | PanelAction<Row> | BatchAction<Row>;

interface EmptyWords {
  readonly title: Text;
  readonly text: Text;
}

/** A list of the admin area: all that its page needs. */
export interface AdminList<Row extends ListRow, F extends Filters = Filters, S extends string = string>
  extends ListCodec<F, S> {
  readonly title: Text;
  readonly text?: Text;
  /** The name of the search and its fields. */
  readonly filterLabel: Text;
  /** Rows on a page. */
  readonly pageSize: number;
  readonly load: (api: ArborApi, query: ListQuery<F, S>) => Promise<ListResponse<Row>>;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** A cell links to a record's page, which Enter opens: what does harm is never the row's button then. */
  readonly hasRecords?: true;
  /** What the chip of a link filter says; `rows` are those on the page. */
  readonly chipText?: (value: string, rows: readonly Row[]) => string;
  readonly columns: readonly Column<Row>[];
  /** The choice of an order is there only where the table has no headers to press. */
  readonly sortsInHeaders?: true;
  /** The first that a row offers is its button, and what Enter does unless `hasRecords`; the others are in a menu. */
  readonly actions?: readonly RowAction<Row>[];
  readonly count: { readonly one: (count: string) => string; readonly many: (count: string) => string };
  /** There is nothing yet. */
  readonly none: EmptyWords;
  /** There is nothing that fits the filters. */
  readonly noMatch: EmptyWords;
  /** Which keys do what, below the table. */
  readonly keysHint?: Text;
}

/** Declares a list. `load` before `columns`: the rows' type is read from it. */
export function defineList<Row extends ListRow, const F extends Filters, const S extends string>(
  list: AdminList<Row, F, S>,
): AdminList<Row, F, S> {
  return list;
}

/** How many there are, in words. */
export function formatTotal({ total, totalIsMore }: { total: number; totalIsMore: boolean }): string {
  return totalIsMore ? m.admin_more_than({ count: formatCount(total) }) : formatCount(total);
}
