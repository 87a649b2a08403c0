import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { ListView, ListViewsAccess } from '../../../../ui/admin/lists/views-context.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';

/** The admin's saved views of lists, and functions to change them. */
export function useSavedViews(views: readonly ListView[]): ListViewsAccess {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  return useMemo(() => {
    const andReload = async (call: Promise<unknown>) => {
      await call;
      await revalidate();
    };
    return {
      views,
      add: (body) => andReload(api('POST /admin/views', { body })),
      rename: (id, name) => andReload(api('PATCH /admin/views/{id}', { params: { id }, body: { name } })),
      remove: (id) => andReload(api('DELETE /admin/views/{id}', { params: { id } })),
    };
  }, [views, api, revalidate]);
}
