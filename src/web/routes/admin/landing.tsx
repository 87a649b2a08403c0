import { redirect } from 'react-router';
import { unkept } from '../../../features/accounts/web/admin/admin-context.ts';
import { localizeHref } from '../../locale.ts';

export function loader() {
  throw redirect(localizeHref('/admin/overview'), { headers: unkept });
}

export default function AdminLandingPage() {
  return null;
}
