import { redirect } from 'react-router';
import { unkept } from '../../../features/admins/web/admin-context.ts';
import { localizeHref } from '../../../ui/locale.ts';

export function loader() {
  throw redirect(localizeHref('/admin/overview'), { headers: unkept });
}

export default function AdminLandingPage() {
  return null;
}
