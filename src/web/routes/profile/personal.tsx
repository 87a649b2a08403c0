import { toPath } from '../../../features/buying/content-page/web/to-content-view.ts';
import type { Card } from '../../../features/catalogue/catalogue/web/card-view.ts';
import { toCardView } from '../../../features/catalogue/catalogue/web/to-card-view.ts';
import { AboutMe } from '../../../features/people/accounts/web/profile/about-me.tsx';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { useProfile } from '../../../features/people/accounts/web/profile/profile-view.ts';
import { ContributorState } from '../../../features/people/contributors/web/contributor-state.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { LatestContents } from '../../profile/latest-contents.tsx';
import type { Route } from './+types/personal';

const latest = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [favorites, downloads, { contributor }] = await Promise.all([
    api('GET /favorites/all', { query: { limit: latest } }),
    api('GET /content/downloaded', { query: { limit: latest * 2 } }),
    api('GET /contributor/account', {}),
  ]);
  // One variant represents its work.
  const contents = new Map(downloads.items.flatMap(({ card }) => (card === null ? [] : [[card._id, card] as const])));
  return {
    contributor:
      contributor === null
        ? null
        : {
            status: contributor.status,
            username: contributor.username,
            hasAcceptedTerms: contributor.terms !== null,
          },
    favorites: favorites.items.map(toLatestContent),
    downloads: [...contents.values()].slice(0, latest).map(toLatestContent),
  };
}

const toLatestContent = (card: Card) => ({
  id: card._id,
  path: toPath(card),
  title: card.title,
  picture: toCardView(card).picture,
});

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.accounts_profile_personal_title());

export default function PersonalPage({ loaderData }: Route.ComponentProps) {
  const { user } = useProfile();
  return (
    <>
      <ProfileTitle title={m.accounts_profile_personal_title()} />
      <AboutMe user={user} />
      <LatestContents
        title={m.accounts_profile_latest_favorites()}
        path="/profile/favorites"
        empty={m.accounts_profile_latest_favorites_none()}
        contents={loaderData.favorites}
      />
      <LatestContents
        title={m.accounts_profile_latest_downloads()}
        path="/profile/downloads"
        empty={m.accounts_profile_latest_downloads_none()}
        contents={loaderData.downloads}
      />
      <ContributorState contributor={loaderData.contributor} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
