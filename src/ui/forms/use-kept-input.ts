import { useCallback, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ApiForm } from './use-api-form.ts';

interface Kept {
  /** Who typed it; empty for a visitor. */
  readonly owner: string;
  /** Fields that differ from what the form began with. */
  readonly values: Readonly<Record<string, unknown>>;
}

const keyOf = (name: string): string => `input:${name}`;

function read(name: string): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, kept: Kept): void {
  try {
    if (Object.keys(kept.values).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Forbidden or full: a reload begins anew.
  }
}

export const hasKeptInput = (name: string): boolean => read(name) !== undefined;

/**
 * Keeps what is typed in a form in the tab's storage, over reloads: another language, other digits, a sign-in. What a
 * visitor typed is there for the account that they sign in to; what an account typed is there for it alone.
 * @returns forgets it, once it was sent or given up
 */
export function useKeptInput<Input extends FieldValues, Output>(
  { watch, setValue }: Pick<ApiForm<Input, Output>, 'watch' | 'setValue'>,
  { name, owner = '', defaults }: { readonly name: string; readonly owner?: string; readonly defaults: Input },
): () => void {
  const begun = useRef(defaults);
  useEffect(() => {
    const kept = read(name);
    if (kept !== undefined && (kept.owner === '' || kept.owner === owner))
      for (const [field, value] of Object.entries(kept.values))
        if (field in begun.current) setValue(field as FieldPath<Input>, value as never, { shouldDirty: true });
    const { unsubscribe } = watch((values) => {
      const changed = Object.entries(values).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(begun.current[field]),
      );
      write(name, { owner, values: Object.fromEntries(changed) });
    });
    return unsubscribe;
  }, [name, owner, watch, setValue]);
  return useCallback(() => write(name, { owner: '', values: {} }), [name]);
}
