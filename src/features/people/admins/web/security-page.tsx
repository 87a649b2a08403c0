import type { ReactNode } from 'react';
import { PageHeading, Panel } from '../../../../ui/admin/page-heading.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Admin } from './admin.ts';
import { PasswordForm } from './password-form.tsx';
import { type Sessions, SessionsPanel } from './sessions-panel.tsx';
import { TotpPanel } from './totp-panel.tsx';

/**
 * Password, authenticator and sessions of the admin, and further panels. With a one-time password, only the password
 * form is shown.
 */
export function SecurityPage({
  admin,
  sessions,
  next,
  children,
}: {
  admin: Admin;
  sessions: Sessions;
  next: string;
  children: ReactNode;
}) {
  if (admin.passwordExpired)
    return (
      <>
        <PageHeading title={m.admins_expired_title()} text={m.admins_expired_text()} />
        <Panel title={m.admins_password_change()}>
          <PasswordForm admin={admin} next={next} />
        </Panel>
      </>
    );
  return (
    <>
      <PageHeading title={m.admin_nav_security()} text={m.admins_security_text()} />
      <div className="grid max-w-4xl gap-6">
        <Panel title={m.admins_password_change()} text={m.admins_password_text()}>
          <PasswordForm admin={admin} next={next} />
        </Panel>
        <TotpPanel on={admin.totp} />
        <SessionsPanel sessions={sessions} />
        {children}
      </div>
    </>
  );
}
