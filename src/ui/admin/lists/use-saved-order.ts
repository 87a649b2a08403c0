import { useRef, useState } from 'react';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/**
 * A list of identifiers that is shown as it is wanted at once, and saved one change after the other. `save` gets what
 * the server had and what it should have, and answers false where that was refused: then the server's list is back.
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
