import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';

/** A text field with suggestions, by ARIA's pattern "list autocomplete with manual selection". */
export interface Combobox {
  readonly listId: string;
  /** Typed text; undefined until the field is first used, before which the list isn't needed. */
  readonly typed: string | undefined;
  readonly open: boolean;
  /** Index of the active option, which Enter chooses; -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  /** Sets the number of options, for the list; no option is active afterwards. */
  readonly setCount: (count: number) => void;
  /** Ref of the list, whose children are the options; choosing an option clicks it. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly inputProps: ComponentProps<'input'>;
  readonly listProps: ComponentProps<'div'>;
  readonly getOptionProps: (index: number) => Pick<HTMLAttributes<HTMLElement>, OptionProp>;
}

type OptionProp = 'aria-selected' | 'id' | 'role' | 'tabIndex' | 'onPointerDown' | 'onPointerMove';

export function useCombobox(listId: string): Combobox {
  const listRef = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [count, setOptionCount] = useState(0);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(false);
  const open = shown && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const onFocus = ({ currentTarget: { value, defaultValue } }: FocusEvent<HTMLInputElement>) => {
    // The visitor may have typed before hydration.
    const changed = value !== defaultValue;
    setTyped((before) => (changed ? value : (before ?? '')));
    if (changed) setShown(true);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    setShown(true);
    // An option for the previous text is no longer active.
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Escape' && open) {
      // Escape would also clear a search field, so the first one only closes the list.
      event.preventDefault();
      setShown(false);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      setShown(true);
      // The field itself counts as a position.
      const places = count + 1;
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
    } else if (key === 'Enter') {
      setShown(false);
      if (!open || active < 0) return;
      event.preventDefault();
      const option = listRef.current?.children[active];
      if (option instanceof HTMLElement) option.click();
    }
  };

  return {
    listId,
    typed,
    open,
    active,
    setActive,
    setCount: (options) => {
      setOptionCount(options);
      setActive(-1);
    },
    listRef,
    inputProps: {
      onFocus,
      onChange,
      onKeyDown,
      onBlur: () => setShown(false),
      ...(typed === undefined
        ? {}
        : {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-expanded': open,
            'aria-activedescendant': active < 0 ? undefined : optionId(active),
          }),
    },
    listProps: { ref: listRef, id: listId, tabIndex: -1, hidden: !open },
    getOptionProps: (index) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // The field keeps the focus while options are chosen by the keyboard.
      tabIndex: -1,
      onPointerDown: (event) => event.preventDefault(),
      onPointerMove: () => setActive(index),
    }),
  };
}
