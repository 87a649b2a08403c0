import { ExclusionList } from '../../../features/catalogue/exclusions/web/exclusion-list.tsx';
import { DeleteAccount } from '../../../features/people/accounts/web/profile/delete-account.tsx';
import { DigitsChoice } from '../../../features/people/accounts/web/profile/digits-choice.tsx';
import { EmailChoices } from '../../../features/people/accounts/web/profile/email-choices.tsx';
import { ExportData } from '../../../features/people/accounts/web/profile/export-data.tsx';
import { LanguageChoice } from '../../../features/people/accounts/web/profile/language-choice.tsx';
import { ProfileSection, ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { useProfile } from '../../../features/people/accounts/web/profile/profile-view.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/settings';

export async function loader({ context }: Route.LoaderArgs) {
  return { deletion: await createLoaderApi(context)('GET /user/deletion', {}) };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.accounts_profile_settings_title());

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { user } = useProfile();
  return (
    <>
      <ProfileTitle title={m.accounts_profile_settings_title()} />
      <ProfileSection id="language" title={m.accounts_profile_language()} text={m.accounts_profile_language_text()}>
        <LanguageChoice saved={user.language} />
      </ProfileSection>
      <ProfileSection id="digits" title={m.accounts_profile_digits()} text={m.accounts_profile_digits_text()}>
        <DigitsChoice saved={user.digits} />
      </ProfileSection>
      <ProfileSection id="mail" title={m.accounts_profile_mail()} text={m.accounts_profile_mail_text()}>
        <EmailChoices user={user} />
      </ProfileSection>
      <ProfileSection id="left-out" title={m.exclusions_title()} text={m.exclusions_about()}>
        <ExclusionList />
      </ProfileSection>
      <ProfileSection id="export" title={m.accounts_profile_export()} text={m.accounts_profile_export_text()}>
        <ExportData username={user.username} />
      </ProfileSection>
      <ProfileSection id="delete" title={m.accounts_profile_delete()}>
        <DeleteAccount user={user} deletion={loaderData.deletion} />
      </ProfileSection>
    </>
  );
}
