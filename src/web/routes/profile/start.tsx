import { redirect } from 'react-router';
import { localizeHref } from '../../../ui/locale.ts';

/** Redirects to the first page of the profile. */
export function loader() {
  throw redirect(localizeHref('/profile/personal'));
}
