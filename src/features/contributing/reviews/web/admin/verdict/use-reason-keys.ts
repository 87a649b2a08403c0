import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from '../use-review-keys.ts';

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

const bangla = '০১২৩৪৫৬৭৮৯';

/** Returns the number from 1 to 9 of a key, in either script; undefined for every other key and for shortcuts. */
export function numberOf({ key, ctrlKey, metaKey, altKey, repeat }: Stroke): number | undefined {
  if (ctrlKey || metaKey || altKey || repeat || key.length !== 1) return undefined;
  const number = bangla.includes(key) ? bangla.indexOf(key) : Number(key);
  return number >= 1 && number <= 9 ? number : undefined;
}

/**
 * Calls `onNumber` for number keys wherever the focus is, unless a text field has it. The field `id` accepts them while
 * it is empty.
 */
export function useReasonKeys(id: string, onNumber: (number: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const number = numberOf(event);
    if (number === undefined || event.defaultPrevented) return;
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (event.target === field ? field?.value !== '' : isTyping(event.target)) return;
    // A dialog that covers the form receives the keys itself.
    const dialog = document.querySelector('dialog[open]');
    if (dialog !== null && !dialog.contains(field)) return;
    event.preventDefault();
    onNumber(number);
  });
  // Removed with the form's elements, not after them, so that no key reaches the form of the previous work.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
