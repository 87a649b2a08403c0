import { Menu } from '@base-ui/react/menu';
import { Icon } from '../../components/icon.tsx';
import { ChosenMark, getPopupContainer, popupClass, popupItemClass, positionerClass } from '../../forms/popup.tsx';
import { m } from '../../paraglide/messages.js';

/** Menu to choose the visible columns; the first column is always visible. */
export function ColumnChoice({
  columns,
  hidden,
  onToggle,
}: {
  columns: readonly { readonly key: string; readonly header: () => string }[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink max-lg:hidden">
        {m.admin_columns()}
        <Icon name="chevron-down" className="size-4" />
      </Menu.Trigger>
      <Menu.Portal container={getPopupContainer()}>
        <Menu.Positioner className={positionerClass} sideOffset={4} align="end">
          <Menu.Popup className={popupClass}>
            {columns.slice(1).map(({ key, header }) => (
              <Menu.CheckboxItem
                key={key}
                checked={!hidden.has(key)}
                onCheckedChange={() => onToggle(key)}
                closeOnClick={false}
                className={popupItemClass}
              >
                <ChosenMark isChosen={!hidden.has(key)} />
                {header()}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
