import type { Transaction } from '../../../../../platform/database/pool.ts';
import { readMockup } from '../../store/mockups/mockups.ts';
import type { DraftChanges } from '../drafts/draft-changes.ts';

/**
 * Finds the mock-up that was added to a draft since the given time of change; undefined if anything else has changed,
 * too.
 */
export async function unseenMockup(
  tx: Transaction,
  { id, updated_at: updatedAt }: { readonly id: string; readonly updated_at: Date },
  seen: string,
): Promise<string | undefined> {
  const mockup = await readMockup(tx, id);
  const isAlone = mockup?.changed_to?.getTime() === updatedAt.getTime();
  return isAlone && mockup.changed_from?.toISOString() === seen ? (mockup.preview_id ?? undefined) : undefined;
}

/**
 * Keeps an unseen mock-up when its contributor reorders the previews, because they didn't mean to remove it. It stays
 * after the first preview.
 */
export function keepUnseen<Changes extends Pick<DraftChanges, 'previewIds'>>(
  changes: Changes,
  unseen: string | undefined,
): Changes {
  const { previewIds } = changes;
  if (unseen === undefined || previewIds === undefined || previewIds.includes(unseen)) return changes;
  return { ...changes, previewIds: [...previewIds.slice(0, 1), unseen, ...previewIds.slice(1)] };
}
