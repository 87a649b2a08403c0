import type { TransactionContext } from '../../../../platform/context.ts';
import type { Level } from '../store/changes.ts';

/** A category or a subcategory. */
export interface Place {
  readonly level: Level;
  readonly id: string;
}

/** How contents follow changes of a place; implemented by features that depend on this one. */
export interface PlaceContents {
  /**
   * Locks the contents, in any status. Called before the place is locked, because all transactions lock in this order.
   */
  readonly lock: (ctx: TransactionContext, place: Place) => Promise<void>;
  /** Updates the place of the published contents in the listing. */
  readonly reindex: (ctx: TransactionContext, place: Place) => Promise<void>;
  readonly hasContent: (ctx: TransactionContext, place: Place) => Promise<boolean>;
  /** Moves the contents to another place of the same level, in the listing, too. */
  readonly move: (ctx: TransactionContext, from: Place, into: Place) => Promise<void>;
  /** The given contents that are published in the place. */
  readonly findPublished: (
    ctx: TransactionContext,
    place: Place,
    contentIds: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}
