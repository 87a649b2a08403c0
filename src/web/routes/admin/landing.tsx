import { redirect } from 'react-router';
import { noStore } from '../../../features/people/admins/web/admin-context.ts';
import { localizeHref } from '../../../ui/locale.ts';

export function loader() {
  throw redirect(localizeHref('/admin/overview'), { headers: noStore });
}

export default function AdminLandingPage() {
  return null;
}
