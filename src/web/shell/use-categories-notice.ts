import { useEffect } from 'react';
import { showToast } from '../../ui/components/toast.ts';

let said: string | undefined;

/** Says once that the menus have no categories, however often the shell is made anew. */
export function useCategoriesNotice(failed: string | undefined): void {
  useEffect(() => {
    if (failed !== undefined && failed !== said) showToast({ kind: 'error', title: failed });
    said = failed;
  }, [failed]);
}
