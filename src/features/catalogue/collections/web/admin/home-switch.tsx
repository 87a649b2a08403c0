import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Whether it is among the home page's collections, as a switch. */
export function HomeSwitch(props: { name: string; isOn: boolean; onToggle: (wanted: boolean) => void }) {
  const { name, isOn, onToggle } = props;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
      className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-paper px-3 text-14 whitespace-nowrap hover:border-ink max-lg:h-10"
    >
      <Icon name="house" className={`size-4 ${isOn ? 'text-success' : 'text-muted'}`} />
      <span className="sr-only">{m.collections_home_named({ name })}</span>
      <span aria-hidden="true">{isOn ? m.collections_home_on() : m.collections_home_off()}</span>
    </button>
  );
}
