import { StateSwitch } from '../../../../../ui/admin/saved-switch.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type SearchKey, useKeyChange } from './use-key-change.ts';

/** Switch that pins a key before the other popular ones, and its position. */
export function PinSwitch({ row: { key, pinPosition } }: { row: SearchKey }) {
  const { isBusy, change } = useKeyChange();
  const isPinned = pinPosition !== null;
  return (
    <StateSwitch
      name={m.search_keys_pin_named({ key })}
      label={isPinned ? m.search_keys_pinned_at({ place: formatCount(pinPosition + 1) }) : m.search_keys_unpinned()}
      isOn={isPinned}
      isBusy={isBusy}
      onPress={() => void change((api) => api('PUT /admin/search-keys/pin', { body: { key, pinned: !isPinned } }))}
    />
  );
}
