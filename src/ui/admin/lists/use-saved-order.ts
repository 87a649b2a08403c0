import { useRef, useState } from 'react';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/**
 * A list of ids that shows changes at once and saves them one after the other. `save` receives the server's list and
 * the wanted one, and returns false if it was refused, which restores the server's list.
 */
export function useSavedOrder(
  saved: readonly string[],
  save: (before: readonly string[], ids: readonly string[]) => Promise<boolean>,
) {
  const [shown, setShown] = useState(saved);
  const [isSaving, setSaving] = useState(false);
  const [base, setBase] = useState(saved);
  const known = useRef(saved);
  const wanted = useRef(saved);
  if (base !== saved && !isSaving) {
    setBase(saved);
    setShown(saved);
    known.current = saved;
    wanted.current = saved;
  }
  const change = async (ids: readonly string[]) => {
    wanted.current = ids;
    setShown(ids);
    if (isSaving) return;
    setSaving(true);
    while (!isSame(known.current, wanted.current)) {
      const target = wanted.current;
      if (await save(known.current, target)) known.current = target;
      else wanted.current = known.current;
    }
    setShown(known.current);
    setSaving(false);
  };
  return { shown, isSaving, change: (ids: readonly string[]) => void change(ids) };
}
