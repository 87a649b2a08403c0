import { useState } from 'react';
import { isApiError } from '../api/client.ts';
import { showFailure } from '../api/show-failure.ts';
import { Icon, type IconName } from '../components/icon.tsx';
import { Spinner } from '../components/spinner.tsx';

/**
 * A checkbox that is saved at once. It shows the new value while saving, and is reverted with a toast if that fails.
 */
export function SavedSwitch(props: {
  label: string;
  isOn: boolean;
  failure: string;
  /** Saves a value and returns the saved one. */
  onSave: (wanted: boolean) => Promise<boolean>;
}) {
  const { label, isOn, failure, onSave } = props;
  const [shown, setShown] = useState(isOn);
  const [isBusy, setBusy] = useState(false);
  const change = async (wanted: boolean) => {
    setBusy(true);
    setShown(wanted);
    try {
      setShown(await onSave(wanted));
    } catch (error) {
      setShown(!wanted);
      if (!isApiError(error)) throw error;
      showFailure(error, failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <label className="inline-flex min-h-10 cursor-pointer items-center gap-2.5 text-14 font-medium">
      <input
        type="checkbox"
        checked={shown}
        disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
        className="size-5 accent-ink"
      />
      {label}
    </label>
  );
}

/** Button in a list's row that shows and changes a state; busy until the list is reloaded. */
export function StateSwitch(props: {
  /** Accessible name of the switch; its state is announced separately. */
  name: string;
  label: string;
  isOn: boolean;
  isBusy?: boolean;
  icon?: IconName;
  onPress: () => void;
}) {
  const { name, label, isOn, isBusy, icon, onPress } = props;
  const mark =
    icon === undefined ? (
      <span aria-hidden="true" className={`size-2 rounded-full ${isOn ? 'bg-success' : 'bg-muted'}`} />
    ) : (
      <Icon name={icon} className={`size-4 ${isOn ? 'text-success' : 'text-muted'}`} />
    );
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={onPress}
      className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-paper px-3 text-14 whitespace-nowrap hover:border-ink max-lg:h-10"
    >
      {isBusy ? <Spinner /> : mark}
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{label}</span>
    </button>
  );
}
