import { EditForm } from '../../../features/people/accounts/web/profile/edit-form.tsx';
import { EmailForm } from '../../../features/people/accounts/web/profile/email-form.tsx';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileImage } from '../../../features/people/accounts/web/profile/profile-image.tsx';
import { ProfileSection, ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { useProfile } from '../../../features/people/accounts/web/profile/profile-view.ts';
import { OwnPageForm } from '../../../features/people/contributors/web/own-page/own-page-form.tsx';
import { LinkedMethods } from '../../../features/people/sign-in/web/link/linked-methods.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/edit';

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.accounts_profile_edit_title());

/** Loads the contributor page of active contributors. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const { contributor } = await api('GET /contributor/account', {});
  const isWorking = contributor?.status === 'pending' || contributor?.status === 'active';
  if (!isWorking || contributor.terms === null) return { page: null };
  return { page: (await api('GET /contributor/profile', {})).contributor };
}

export default function EditPage({ loaderData: { page } }: Route.ComponentProps) {
  const { user } = useProfile();
  return (
    <>
      <ProfileTitle title={m.accounts_profile_edit_title()} text={m.accounts_profile_edit_text()} />
      <ProfileSection id="picture" title={m.accounts_profile_image()}>
        <ProfileImage user={user} />
      </ProfileSection>
      <ProfileSection id="words" title={m.accounts_profile_about()}>
        <EditForm user={user} />
      </ProfileSection>
      {page === null ? null : (
        <ProfileSection id="page" title={m.contributors_page()} text={m.contributors_page_text()}>
          <OwnPageForm key={page._id} page={page} />
        </ProfileSection>
      )}
      <ProfileSection id="contact" title={m.accounts_profile_email()} text={m.accounts_profile_email_text()}>
        <EmailForm user={user} />
      </ProfileSection>
      <ProfileSection id="methods" title={m.accounts_profile_methods()} text={m.accounts_profile_methods_text()}>
        <LinkedMethods methods={user.methods} />
      </ProfileSection>
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
