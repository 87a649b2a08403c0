import { redirect } from 'react-router';
import { localizeHref } from '../../../ui/locale.ts';

export function loader() {
  throw redirect(localizeHref('/blog/all'), 301);
}

export default function BlogStartPage() {
  return null;
}
