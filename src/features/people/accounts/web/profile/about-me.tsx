import type { ReactNode } from 'react';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Time } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatPhone } from '../../../../../ui/phone-number.ts';
import { describeMethod } from '../../../sessions/web/method-name.ts';
import { ProfileSection } from './profile-section.tsx';
import type { Profile } from './profile-view.ts';
import { VerifiedMark } from './verified-mark.tsx';

/** Shows the personal data of the profile. */
export function AboutMe({ user }: { user: Profile }) {
  return (
    <ProfileSection id="about" title={m.accounts_profile_about()}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact label={m.accounts_profile_name()}>{user.name || <Missing />}</Fact>
        <Fact label={m.accounts_profile_username()}>@{user.username}</Fact>
        <Fact label={m.accounts_profile_email()}>
          {user.email === null ? (
            <a
              href={localizeHref('/profile/edit#contact')}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {m.accounts_profile_email_add()}
            </a>
          ) : (
            <span className="flex flex-wrap items-center gap-x-2">
              {user.email}
              <VerifiedMark isVerified={user.emailVerified} />
            </span>
          )}
        </Fact>
        <Fact label={m.accounts_profile_phone()}>{user.phone === null ? <Missing /> : formatPhone(user.phone)}</Fact>
        <Fact label={m.accounts_profile_methods()}>
          {user.methods.map(({ method }) => describeMethod(method)).join(', ')}
        </Fact>
        <Fact label={m.accounts_profile_since()}>
          <Time at={user.createdAt} format="day" />
        </Fact>
        <Fact label={m.accounts_profile_bio()} wide>
          {user.bio === '' ? <Missing /> : <span className="whitespace-pre-line">{user.bio}</span>}
        </Fact>
      </dl>
      <a href={localizeHref('/profile/edit')} className={`${secondaryButton} mt-6`}>
        {m.accounts_profile_edit_title()}
      </a>
    </ProfileSection>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="mt-0.5 text-16 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Missing() {
  return <span className="text-muted">{m.accounts_profile_missing()}</span>;
}
