import type { TransactionContext } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { countKeywords } from '../../catalogue/service/keywords.ts';
import type { searchKeysContract } from '../contract/keys.ts';
import { translate } from '../rules/messages.ts';
import {
  findSetting,
  type KeySetting,
  lockKeySettings,
  mergeSettings,
  readPinned,
  setPinned,
  writeSetting,
} from '../store/key-settings.ts';
import { isSearched } from '../store/search-counts.ts';

type Contract = typeof searchKeysContract;
type Done = { done: true };
type Message = Parameters<typeof translate>[0];

const MAX_PINNED = 20;

const refuseAt = (ctx: TransactionContext, path: string, message: Message): Problem =>
  new Problem('bad_input', { errors: [{ path, message: translate(message, ctx.locale) }] });

const record = (
  ctx: TransactionContext,
  action: string,
  subjectId: string,
  details: Readonly<Record<string, unknown>> = {},
) => ctx.platform.audit.record(ctx, { action: `search.${action}`, subjectType: 'search_key', subjectId, details });

const nothing: KeySetting = { label: null, pin_position: null, hidden: false, merged_into: null };

/** Locks a key's settings. @throws Problem `bad_input` for a merged key */
async function lockKey(ctx: TransactionContext, key: string): Promise<KeySetting> {
  await lockKeySettings(ctx.tx);
  const setting = (await findSetting(ctx.tx, key)) ?? nothing;
  if (setting.merged_into !== null) throw refuseAt(ctx, 'key', 'merged_key');
  return setting;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const readPinnedKeys = async (ctx: TransactionContext): Promise<string[]> =>
  (await readPinned(ctx.tx)).map(({ keyword }) => keyword);

/**
 * `PUT /admin/search-keys/pin`: also shows a hidden key again.
 * @throws Problem `bad_input` if too many keys are pinned
 */
export async function pinKey(
  ctx: TransactionContext,
  { body: { key, pinned } }: InputOf<Contract['pin']>,
): Promise<Done> {
  await lockKey(ctx, key);
  const now = await readPinnedKeys(ctx);
  if (now.includes(key) === pinned) return { done: true };
  if (pinned && now.length >= MAX_PINNED) throw refuseAt(ctx, 'key', 'too_many_pinned');
  await setPinned(ctx.tx, pinned ? [...now, key] : now.filter((each) => each !== key));
  await record(ctx, pinned ? 'pin_key' : 'unpin_key', key);
  return { done: true };
}

/**
 * `PUT /admin/search-keys/order`.
 * @throws Problem `conflict` if the pinned keys or their order have changed since the admin loaded them; `bad_input`
 */
export async function orderKeys(
  ctx: TransactionContext,
  { body: { before, keys } }: InputOf<Contract['order']>,
): Promise<Done> {
  if (new Set(keys).size !== keys.length) throw refuseAt(ctx, 'keys', 'pinned_twice');
  await lockKeySettings(ctx.tx);
  const now = await readPinnedKeys(ctx);
  if (!isSame(now, before)) throw new Problem('conflict', { detail: translate('order_changed', ctx.locale) });
  for (const key of keys.filter((each) => !now.includes(each))) await lockKey(ctx, key);
  if (isSame(now, keys)) return { done: true };
  await setPinned(ctx.tx, keys);
  await record(ctx, 'order_keys', 'all');
  return { done: true };
}

/** `PUT /admin/search-keys/rename`. @throws Problem `bad_input` for a merged key */
export async function renameKey(ctx: TransactionContext, { body }: InputOf<Contract['rename']>): Promise<Done> {
  const setting = await lockKey(ctx, body.key);
  const label = body.label === '' || body.label === body.key ? null : body.label;
  if (label === setting.label) return { done: true };
  await writeSetting(ctx.tx, body.key, { label });
  await record(ctx, 'rename_key', body.key, { label: label ?? body.key });
  return { done: true };
}

/** `PUT /admin/search-keys/hide`: also unpins a pinned key. @throws Problem `bad_input` for a merged key */
export async function hideKey(
  ctx: TransactionContext,
  { body: { key, hidden } }: InputOf<Contract['hide']>,
): Promise<Done> {
  const setting = await lockKey(ctx, key);
  if (setting.hidden === hidden) return { done: true };
  await writeSetting(ctx.tx, key, hidden ? { hidden, pin_position: null } : { hidden });
  await record(ctx, hidden ? 'hide_key' : 'show_key', key);
  return { done: true };
}

/**
 * `PUT /admin/search-keys/merge`: deletes the key's own settings. Keys that were merged into it are merged into the
 * target.
 * @throws Problem `bad_input` for a key that nobody uses, or for a merged key
 */
export async function mergeKey(
  ctx: TransactionContext,
  { body: { key, into } }: InputOf<Contract['merge']>,
): Promise<Done> {
  await lockKeySettings(ctx.tx);
  const before = (await findSetting(ctx.tx, key))?.merged_into ?? '';
  if (before === into) return { done: true };
  if (into === '') {
    await writeSetting(ctx.tx, key, { merged_into: null });
    await record(ctx, 'separate_key', key, { into: before });
    return { done: true };
  }
  if (into === key) throw refuseAt(ctx, 'into', 'into_itself');
  const target = await findSetting(ctx.tx, into);
  if (target !== undefined && target.merged_into !== null) throw refuseAt(ctx, 'into', 'merged_key');
  const isKnown =
    target !== undefined || (await isSearched(ctx.tx, into)) || (await countKeywords(ctx.tx, [into])).size > 0;
  if (!isKnown) throw refuseAt(ctx, 'into', 'unknown_key');
  await mergeSettings(ctx.tx, key, into);
  await record(ctx, 'merge_key', key, { into });
  return { done: true };
}
