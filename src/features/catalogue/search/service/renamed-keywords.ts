import type { Transaction } from '../../../../platform/database/pool.ts';
import {
  findSetting,
  type KeySetting,
  lockKeySettings,
  mergeSettings,
  moveMerged,
  writeSetting,
} from '../store/key-settings.ts';

const nothing: KeySetting = { label: null, pin_position: null, hidden: false, merged_into: null };

const isDecided = ({ label, pin_position, hidden, merged_into }: KeySetting): boolean =>
  label !== null || pin_position !== null || hidden || merged_into !== null;

/** What the new spelling gets of what was decided about the old one, beside what was decided about itself. */
function inherit(old: KeySetting, own: KeySetting, isNew: boolean): Partial<KeySetting> {
  if (isNew && !isDecided(own)) return old;
  const canBePinned = !own.hidden && own.merged_into === null && own.pin_position === null;
  return canBePinned ? { pin_position: old.pin_position } : {};
}

/**
 * What admins decided about a keyword goes along with its new spelling in works. What they decided about that one
 * stands; where works had it already, it is no longer hidden or renamed than it was, but takes the place of a pinned one.
 * @param isNew no work had the new spelling
 */
export async function moveKeySetting(
  tx: Transaction,
  { from, to, isNew }: { readonly from: string; readonly to: string; readonly isNew: boolean },
): Promise<void> {
  await lockKeySettings(tx);
  const old = await findSetting(tx, from);
  // Searches for the old spelling count as the new one already.
  if (old === undefined || old.merged_into === to) return;
  const before = (await findSetting(tx, to)) ?? nothing;
  const own = before.merged_into === from ? nothing : before;
  if (own !== before) await writeSetting(tx, to, nothing);
  await moveMerged(tx, from, own.merged_into ?? to);
  await writeSetting(tx, from, nothing);
  const { merged_into: into, ...values } = { ...nothing, ...own, ...inherit(old, own, isNew) };
  if (into === null) await writeSetting(tx, to, values);
  else if (into !== own.merged_into) await mergeSettings(tx, to, into);
}
