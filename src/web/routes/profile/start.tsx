import { redirect } from 'react-router';
import { localizeHref } from '../../../ui/locale.ts';

/** The profile begins with what is known about oneself. */
export function loader() {
  throw redirect(localizeHref('/profile/personal'));
}
