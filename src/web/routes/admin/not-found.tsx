import { data } from 'react-router';

/** Addresses of the admin area that are no page; what is shown is the frame's `ErrorBoundary`. */
export function loader(): never {
  throw data({ code: 'not_found', message: '' }, { status: 404 });
}

export default function AdminNotFoundPage() {
  return null;
}
