import { Icon, type IconName } from './icon.tsx';

interface RoundToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string;
  readonly isOff?: boolean;
  readonly act: () => void;
}

/** A round button of a viewer, which shows only an icon. */
export function RoundTool({ icon, label, keys, isOff = false, act }: RoundToolProps) {
  return (
    <button
      type="button"
      onClick={isOff ? undefined : act}
      aria-disabled={isOff}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-line focus-visible:outline-2 focus-visible:outline-offset-2 aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
