import { isRouteErrorResponse, useLocation } from 'react-router';
import { BrushHeading } from '../../ui/components/brush-heading.tsx';
import { chip, primaryButton, secondaryButton } from '../../ui/components/button.ts';
import { localizeHref, normalizeSlashes } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { CategoryLink } from '../../ui/root-data.ts';

export function getStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Whether a status counts as "not found"; so does an address with an invalid value. */
const isNotFound = (status: number) => status >= 400 && status < 429;

export function failureTitle(status: number): string {
  return isNotFound(status) ? m.not_found_title() : m.error_title();
}

function Heading({ status }: { status: number }) {
  if (isNotFound(status))
    return <BrushHeading lead={m.not_found_lead()} brush={m.not_found_brush()} tail={m.not_found_tail()} />;
  return <h1 className="text-36 lg:text-48">{failureTitle(status)}</h1>;
}

/** Page for a missing address or a failure. */
export function Failure({ error, categories }: { error: unknown; categories: readonly CategoryLink[] }) {
  const status = getStatus(error);
  const { pathname, search } = useLocation();
  return (
    <div className="page flex min-h-[50vh] flex-col items-start justify-center py-20">
      <p className="text-14 text-muted">{status}</p>
      <Heading status={status} />
      <p className="mt-5 max-w-xl text-18 text-muted">{isNotFound(status) ? m.not_found_text() : m.error_text()}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isNotFound(status) ? (
          <a href={localizeHref('/content')} className={primaryButton}>
            {m.go_browse()}
          </a>
        ) : (
          <a href={normalizeSlashes(pathname) + search} data-reload className={primaryButton}>
            {m.error_retry()}
          </a>
        )}
        <a href={localizeHref('/')} className={secondaryButton}>
          {m.go_home()}
        </a>
      </div>
      {isNotFound(status) ? (
        <ul className="mt-8 flex flex-wrap gap-2">
          {categories.map(({ key, name }) => (
            <li key={key}>
              <a href={localizeHref(`/categories/${key}`)} className={chip}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
