import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { attachmentHeaders } from '../../platform/http/file-response.ts';
import { commonHeaders } from '../../platform/http/headers.ts';
import { authenticateAdmin, logInAdmin, logOutAdmin } from '../admins/service/login.ts';
import { beginTotp, changePassword, confirmTotp, removeTotp } from '../admins/service/security.ts';
import { listAudit } from '../audit/service.ts';
import {
  endAllSessions,
  endOtherAdminSessions,
  endSession,
  listAdminSessions,
  listSessions,
  logOut,
} from '../sessions/service/sessions.ts';
import { linkMethod, unlinkMethod } from '../sign-in/service/link.ts';
import { signIn } from '../sign-in/service/sign-in.ts';
import { accountsContract as contract } from './contract.ts';
import type { AccountDataSources } from './service/account-data.ts';
import { deleteProfile } from './service/deletion.ts';
import { exportData } from './service/export.ts';
import { removeImage, updateImage } from './service/image.ts';
import { authenticate, showProfile, updateProfile } from './service/profile.ts';
import { listUsers, toggleSuspended } from './service/users.ts';

/** Their services open transactions themselves: keys, pictures, passwords and files take their time outside of them. */
const byItself = { transaction: false };

/** What other features keep of a person comes from above, with the wiring. */
export function accountsEndpoints(parts: AccountDataSources): Endpoint[] {
  const signInBy = (method: 'phone' | 'google' | 'facebook') => {
    const operations = {
      phone: contract.signInPhone,
      google: contract.signInGoogle,
      facebook: contract.signInFacebook,
    };
    return endpoint(
      operations[method],
      (ctx, { body }) =>
        signIn(ctx, { idToken: body.idToken, method, isContributor: body.isContributor === true }, parts),
      byItself,
    );
  };
  return [
    endpoint(contract.signInSettings, async (ctx) => ctx.platform.identity.client),
    signInBy('phone'),
    signInBy('google'),
    signInBy('facebook'),
    endpoint(contract.logout, logOut),
    endpoint(contract.authenticate, authenticate),
    endpoint(contract.profile, (ctx) => showProfile(ctx, parts)),
    endpoint(contract.updateProfile, (ctx, input) => updateProfile(ctx, input, parts)),
    endpoint(contract.updateImage, (ctx, input) => updateImage(ctx, input, parts), byItself),
    endpoint(contract.removeImage, (ctx) => removeImage(ctx, parts), byItself),
    endpoint(contract.link, linkMethod, byItself),
    endpoint(contract.unlink, unlinkMethod),
    endpoint(contract.sessions, listSessions),
    endpoint(contract.endSession, endSession),
    endpoint(contract.endSessions, endAllSessions),
    endpoint(contract.export, async (ctx) => {
      const zip = await exportData(ctx, parts);
      const headers = { ...commonHeaders, ...attachmentHeaders('my-data.zip'), 'content-type': 'application/zip' };
      return new Response(zip, { headers: { ...headers, 'cache-control': 'private, no-store' } });
    }),
    endpoint(contract.deleteProfile, (ctx, input) => deleteProfile(ctx, input, parts), byItself),
    endpoint(contract.all, listUsers),
    endpoint(contract.suspend, toggleSuspended),
    endpoint(contract.adminLogin, logInAdmin, byItself),
    endpoint(contract.adminLogout, logOutAdmin),
    endpoint(contract.adminAuthenticate, authenticateAdmin),
    endpoint(contract.adminPassword, changePassword, byItself),
    endpoint(contract.beginTotp, beginTotp, byItself),
    endpoint(contract.confirmTotp, confirmTotp),
    endpoint(contract.removeTotp, removeTotp, byItself),
    endpoint(contract.adminSessions, listAdminSessions),
    endpoint(contract.endAdminSessions, endOtherAdminSessions),
    endpoint(contract.audit, listAudit),
  ];
}
