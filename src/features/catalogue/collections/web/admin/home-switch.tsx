import { StateSwitch } from '../../../../../ui/admin/saved-switch.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Switch for whether the home page shows the collection. */
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
