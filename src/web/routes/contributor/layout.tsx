import type { ReactNode } from 'react';
import { type MiddlewareFunction, Outlet, redirect } from 'react-router';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { Icon } from '../../../ui/components/icon.tsx';
import { localizeHref, pathWithoutLocale } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { useRootData } from '../../../ui/root-data.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { contributorArea, toSignInAddress } from '../../../ui/session/callback.ts';
import { contributorContext, isPayableStanding, isWorkingStanding } from '../../contributor/contributor-context.ts';
import { ContributorFrame } from '../../contributor/contributor-frame.tsx';
import { Failure } from '../../shell/failure.tsx';
import type { Route } from './+types/layout';

const moneyPages: readonly string[] = [
  '/contributor/dashboard',
  '/contributor/sales-and-earnings',
  '/contributor/withdrawals',
];
const affiliatePages: readonly string[] = [
  '/contributor/sales-and-earnings',
  '/contributor/withdrawals',
  '/contributor/payment-settings',
];

/**
 * Whether the contributor may open the page; former contributors can still see their earnings, and affiliates can have
 * theirs paid out.
 */
function isAllowed({ status, terms }: { status: string; terms: unknown }, pathname: string): boolean {
  const path = pathWithoutLocale(pathname);
  if (status === 'affiliate') return affiliatePages.includes(path);
  return terms !== null && (isWorkingStanding(status) || moneyPages.includes(path));
}

/** Middleware of all pages: redirects to the sign-in without a session, and to the application without access. */
const requireContributor: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const api = getApi(context);
  try {
    const { contributor } = await api('GET /contributor/account', {});
    if (contributor === null || !isAllowed(contributor, url.pathname)) throw redirect(localizeHref('/get-involved'));
    context.set(contributorContext, contributor);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) {
      const address = toSignInAddress(pathWithoutLocale(url.pathname) + url.search, contributorArea);
      throw redirect(localizeHref(address));
    }
    throw toLoaderError(error);
  }
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [requireContributor];

export const loader = ({ context }: Route.LoaderArgs) => ({ contributor: context.get(contributorContext) });

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_nav());

function Note({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-6 flex gap-3 rounded-card border border-line bg-paper p-4">
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div>
        <p className="text-14 font-medium sm:text-16">{title}</p>
        <p className="mt-1 text-14 text-muted">{text}</p>
      </div>
    </div>
  );
}

function StandingNote({ contributor: { status, reason } }: Route.ComponentProps['loaderData']) {
  if (status === 'pending') return <Note title={m.contributors_apply_pending_title()} text={m.drafts_not_yet()} />;
  return isPayableStanding(status) ? null : <Note title={m.earnings_suspended()} text={reason} />;
}

/** Uses the shop's layout for visitors. */
function Framed({ children }: { readonly children: ReactNode }) {
  const data = useRootData();
  if (data === undefined || data.user === null) return children;
  return (
    <ContributorFrame siteName={data.page.siteName} session={data}>
      {children}
    </ContributorFrame>
  );
}

export default function ContributorLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Framed>
      <StandingNote {...loaderData} />
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Framed>
      <Failure error={error} categories={[]} />
    </Framed>
  );
}
