import type { TransactionContext } from '../../../../platform/context.ts';
import type { Level } from '../store/changes.ts';

/** A category or a subcategory. */
export interface Place {
  readonly level: Level;
  readonly id: string;
}

/** What the contents of a place do when it changes; they belong to features above this one. */
export interface PlaceContents {
  /** Locks the contents, whatever their status. Before the place is locked, so that all lock in the same order. */
  readonly lock: (ctx: TransactionContext, place: Place) => Promise<void>;
  /** Makes the listing say where the published ones of the contents are now. */
  readonly reindex: (ctx: TransactionContext, place: Place) => Promise<void>;
  readonly hasContent: (ctx: TransactionContext, place: Place) => Promise<boolean>;
  /** Moves the contents to a place of the same level, in the listing, too. */
  readonly move: (ctx: TransactionContext, from: Place, into: Place) => Promise<void>;
  /** Which of these are published in the place. */
  readonly findPublished: (
    ctx: TransactionContext,
    place: Place,
    contentIds: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}
