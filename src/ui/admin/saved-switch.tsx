import { useState } from 'react';
import { isApiError } from '../api/client.ts';
import { showFailure } from '../api/show-failure.ts';
import { Icon, type IconName } from '../components/icon.tsx';
import { Spinner } from '../components/spinner.tsx';

/** A checkbox that is saved at once: it shows what is wanted meanwhile, and goes back, with a notice, where that fails. */
export function SavedSwitch(props: {
  label: string;
  isOn: boolean;
  failure: string;
  /** Answers what is saved then. */
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

/** The state of an entry as a button that changes it, for rows of lists; busy until the list has come anew. */
export function StateSwitch(props: {
  /** What it switches, for screen readers: they hear from the button whether it is on. */
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
