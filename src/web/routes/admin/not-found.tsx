import { data } from 'react-router';

/** Any unknown address of the admin area; the layout's `ErrorBoundary` shows the error. */
export function loader(): never {
  throw data({ code: 'not_found', message: '' }, { status: 404 });
}

export default function AdminNotFoundPage() {
  return null;
}
