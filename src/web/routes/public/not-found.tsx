import { data } from 'react-router';

/** Any address that is no page. */
export function loader() {
  throw data({ code: 'not_found', message: '' }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
