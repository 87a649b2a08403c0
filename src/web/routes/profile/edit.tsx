import { EditForm } from '../../../features/accounts/web/profile/edit-form.tsx';
import { ProfileImage } from '../../../features/accounts/web/profile/profile-image.tsx';
import { ProfileSection, ProfileTitle } from '../../../features/accounts/web/profile/profile-section.tsx';
import { useProfile } from '../../../features/accounts/web/profile/profile-view.ts';
import { LinkedMethods } from '../../../features/sign-in/web/link/linked-methods.tsx';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/edit';

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.accounts_profile_edit_title());

export default function EditPage() {
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
      <ProfileSection id="methods" title={m.accounts_profile_methods()} text={m.accounts_profile_methods_text()}>
        <LinkedMethods methods={user.methods} />
      </ProfileSection>
    </>
  );
}
