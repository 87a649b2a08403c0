import type { TransactionContext } from '../../../../platform/context.ts';
import type { Level } from '../store/changes.ts';

/** A category or a subcategory. */
export interface Place {
  readonly level: Level;
  readonly id: string;
}

/**
 * Functions that update contents after a change of their category or subcategory. A feature that depends on this one
 * implements them.
 */
export interface PlaceContents {
  /**
   * Locks the contents, in any status. It is called before the category is locked, because all transactions lock in
   * this order.
   */
  readonly lock: (ctx: TransactionContext, place: Place) => Promise<void>;
  /** Updates the listings of the published contents in the category or subcategory. */
  readonly reindex: (ctx: TransactionContext, place: Place) => Promise<void>;
  readonly hasContent: (ctx: TransactionContext, place: Place) => Promise<boolean>;
  /** Moves the contents to another category, or to another subcategory, and updates their listings. */
  readonly move: (ctx: TransactionContext, from: Place, into: Place) => Promise<void>;
  /** Finds which of the given contents are published in the category or subcategory. */
  readonly findPublished: (
    ctx: TransactionContext,
    place: Place,
    contentIds: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}
