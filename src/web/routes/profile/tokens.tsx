import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { OwnTokens } from '../../../features/people/tokens/web/own-tokens.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/tokens';

export const loader = ({ context }: Route.LoaderArgs) => createLoaderApi(context)('GET /user/tokens', {});

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.tokens_title());

export default function TokensPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.tokens_title()} text={m.tokens_text()} />
      <OwnTokens tokens={loaderData} />
      <p className="mt-6 text-14">
        <a href="/api/v1/docs" className="inline-flex min-h-6 items-center underline underline-offset-4">
          {m.tokens_guide()}
        </a>
      </p>
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
