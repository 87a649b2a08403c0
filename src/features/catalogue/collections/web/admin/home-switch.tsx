import { StateSwitch } from '../../../../../ui/admin/saved-switch.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Whether it is among the home page's collections, as a switch. */
export function HomeSwitch(props: { name: string; isOn: boolean; onToggle: (wanted: boolean) => void }) {
  const { name, isOn, onToggle } = props;
  return (
    <StateSwitch
      name={m.collections_home_named({ name })}
      label={isOn ? m.collections_home_on() : m.collections_home_off()}
      isOn={isOn}
      icon="house"
      onPress={() => onToggle(!isOn)}
    />
  );
}
