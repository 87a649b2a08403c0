import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ApiForm } from './use-api-form.ts';

interface Kept {
  /** Account that typed it; empty for a visitor. */
  readonly owner: string;
  /** Values that differ from the initial ones. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Further data that is kept with the fields. */
  readonly extras?: object | undefined;
}

interface KeptInputOptions<Input> {
  readonly name: string;
  readonly owner?: string;
  readonly defaults: Input;
  /** Further data that is kept with the fields, as JSON. */
  readonly extras?: object;
  /** Receives the kept extras, which another version of the site may have written. */
  readonly onRestore?: (extras: object) => void;
}

const keyOf = (name: string): string => `input:${name}`;

function read(name: string): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const parse = (json: string | undefined): object | undefined =>
  json === undefined ? undefined : (JSON.parse(json) as object);

const isNothing = ({ values, extras = {} }: Kept): boolean =>
  Object.keys(values).length === 0 &&
  Object.values(extras).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));

function write(name: string, kept: Kept): void {
  try {
    if (isNothing(kept)) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Storage is blocked or full, so a reload loses the input.
  }
}

export const hasKeptInput = (name: string): boolean => read(name) !== undefined;

const mayRead = (kept: Kept | undefined, owner: string): kept is Kept =>
  kept !== undefined && (kept.owner === '' || kept.owner === owner);

/**
 * Keeps a form's input in the tab's storage over reloads, such as a change of language or a sign-in. A visitor's input
 * passes to the account that they sign in to; afterwards only that account gets it.
 * @returns a function that deletes the input, for when it was sent or discarded
 */
export function useKeptInput<Input extends FieldValues, Output>(
  { watch, setValue }: Pick<ApiForm<Input, Output>, 'watch' | 'setValue'>,
  { name, owner = '', defaults, extras, onRestore }: KeptInputOptions<Input>,
): () => void {
  const begun = useRef(defaults);
  const json = extras === undefined ? undefined : JSON.stringify(extras);
  // The kept input, and the form's last one, which differ right after a restoration.
  const kept = useRef(json);
  const said = useRef(json);
  const restore = useEffectEvent((found: object) => onRestore?.(found));

  useEffect(() => {
    const found = read(name);
    if (mayRead(found, owner)) {
      for (const [field, value] of Object.entries(found.values))
        if (field in begun.current) setValue(field as FieldPath<Input>, value as never, { shouldDirty: true });
      const foundExtras = JSON.stringify(found.extras);
      if (found.extras !== undefined && foundExtras !== kept.current) {
        kept.current = foundExtras;
        restore(found.extras);
      }
      // Stored at once, because the person may leave without typing again.
      write(name, { ...found, owner });
    }
    const { unsubscribe } = watch((values) => {
      const changed = Object.entries(values).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(begun.current[field]),
      );
      write(name, { owner, values: Object.fromEntries(changed), extras: parse(kept.current) });
    });
    return unsubscribe;
  }, [name, owner, watch, setValue]);

  useEffect(() => {
    if (json === said.current) return;
    said.current = json;
    kept.current = json;
    const found = read(name);
    write(name, { owner, values: mayRead(found, owner) ? found.values : {}, extras: parse(json) });
  }, [name, owner, json]);

  return useCallback(() => write(name, { owner: '', values: {} }), [name]);
}
