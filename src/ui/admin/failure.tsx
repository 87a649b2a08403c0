import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { secondaryButton } from '../components/button.ts';
import { normalizeSlashes } from '../locale.ts';
import { m } from '../paraglide/messages.js';

const getStatus = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

export function adminFailureTitle(error: unknown): string {
  const status = getStatus(error);
  if (status === 403) return m.admin_forbidden();
  return status >= 400 && status < 429 ? m.not_found_title() : m.error_title();
}

function failureText(status: number): string {
  if (status === 403) return m.admin_forbidden_text();
  return status >= 400 && status < 429 ? m.admin_missing_text() : m.error_text();
}

/**
 * Error page for a page that doesn't exist, isn't allowed for the role, or failed. `children`: links to other pages.
 */
export function AdminFailure({ error, children }: { error: unknown; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const status = getStatus(error);
  return (
    <div className="max-w-3xl py-8">
      <p className="text-14 text-muted">{status}</p>
      <h1 className="mt-1 text-28 tracking-tight">{adminFailureTitle(error)}</h1>
      <p className="mt-3 max-w-xl text-16 text-muted">{failureText(status)}</p>
      {status >= 429 ? (
        <a href={normalizeSlashes(pathname + search)} data-reload className={`${secondaryButton} mt-6`}>
          {m.error_retry()}
        </a>
      ) : null}
      {children === undefined ? null : <div className="mt-8">{children}</div>}
    </div>
  );
}
