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

/** Returns the settings that the new spelling inherits from the old one, in addition to its own. */
function inherit(old: KeySetting, own: KeySetting, isNew: boolean): Partial<KeySetting> {
  if (isNew && !isDecided(own)) return old;
  const canBePinned = !own.hidden && own.merged_into === null && own.pin_position === null;
  return canBePinned ? { pin_position: old.pin_position } : {};
}

/**
 * Moves an admin's settings of a renamed keyword to its new spelling. Settings of the new spelling take precedence. If
 * works already had the new spelling, it inherits only a pinned position.
 * @param isNew whether no work had the new spelling
 */
export async function moveKeySetting(
  tx: Transaction,
  { from, to, isNew }: { readonly from: string; readonly to: string; readonly isNew: boolean },
): Promise<void> {
  await lockKeySettings(tx);
  const old = await findSetting(tx, from);
  // In this case, the old spelling is merged into the new one already.
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
