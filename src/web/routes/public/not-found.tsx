import { data } from 'react-router';

/** Any unknown address of the site. */
export function loader() {
  throw data({ code: 'not_found', message: '' }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
