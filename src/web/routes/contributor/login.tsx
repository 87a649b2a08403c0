import { useRef, useState } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { acceptTerms } from '../../../features/people/contributors/web/application/accept-terms.ts';
import { SignInTerms } from '../../../features/people/contributors/web/application/sign-in-terms.tsx';
import { SignInPage } from '../../../features/people/sign-in/web/sign-in-page.tsx';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import { contributorArea, parseCallback } from '../../../ui/session/callback.ts';
import { useEndedSession } from '../../../ui/session/use-ended-session.ts';
import { loadEarningTerms } from '../../load-earning-terms.ts';
import { loadPopularPictures } from '../../shell/load-popular-pictures.ts';
import type { Route } from './+types/login';

/** Page to open after the sign-in. The area itself redirects people without access to the application. */
const findNext = (search: string): string =>
  localizeHref(parseCallback(new URLSearchParams(search).get('callback'), contributorArea));

export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    await getApi(context)('GET /user/authenticate', {});
  } catch (error) {
    if (isApiError(error) && error.status === 401) return loadEarningTerms(context);
    throw toLoaderError(error);
  }
  throw redirect(findNext(url.search));
}

export const meta: Route.MetaFunction = (args) =>
  createMeta(args, { title: m.contributors_sign_in_title(), description: m.contributors_sign_in_description() });

export default function ContributorLoginPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEndedSession(true);
  const [accepted, setAccepted] = useState(false);
  // State of the checkbox when the sign-in was completed, because the page is left right afterwards.
  const isAccepted = useRef(false);
  const change = (value: boolean) => {
    isAccepted.current = value;
    setAccepted(value);
  };
  return (
    <div className="page pt-8 pb-4 lg:pt-14">
      <SignInPage
        title={m.contributors_sign_in_title()}
        terms={<SignInTerms accepted={accepted} onChange={change} terms={loaderData} />}
        isApplying={() => isAccepted.current}
        loadPictures={loadPopularPictures}
        onApply={acceptTerms}
        onSignedIn={() => navigate(findNext(search))}
      />
    </div>
  );
}
