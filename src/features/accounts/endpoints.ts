import { customEndpoint, type Endpoint, readEndpoint, writeEndpoint } from '../../platform/http/endpoint.ts';
import { attachmentHeaders } from '../../platform/http/file-response.ts';
import { commonHeaders } from '../../platform/http/headers.ts';
import type { SignInMethod } from '../../platform/identity/methods.ts';
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

/** What other features keep of a person comes from above, with the wiring. */
export function accountsEndpoints(parts: AccountDataSources): Endpoint[] {
  const signInBy = (method: SignInMethod) => {
    const operations = {
      phone: contract.signInPhone,
      google: contract.signInGoogle,
      facebook: contract.signInFacebook,
    };
    return customEndpoint(operations[method], (ctx, { body }, request) =>
      signIn(ctx, request, { idToken: body.idToken, method, isContributor: body.isContributor === true }, parts),
    );
  };
  return [
    readEndpoint(contract.signInSettings, async (ctx) => ctx.platform.identity.client),
    signInBy('phone'),
    signInBy('google'),
    signInBy('facebook'),
    writeEndpoint(contract.logout, logOut),
    readEndpoint(contract.authenticate, authenticate),
    readEndpoint(contract.profile, (ctx) => showProfile(ctx, parts)),
    writeEndpoint(contract.updateProfile, (ctx, input) => updateProfile(ctx, input, parts)),
    customEndpoint(contract.updateImage, (ctx, input) => updateImage(ctx, input, parts)),
    customEndpoint(contract.removeImage, (ctx) => removeImage(ctx, parts)),
    customEndpoint(contract.link, linkMethod),
    writeEndpoint(contract.unlink, unlinkMethod),
    readEndpoint(contract.sessions, listSessions),
    writeEndpoint(contract.endSession, endSession),
    writeEndpoint(contract.endSessions, endAllSessions),
    readEndpoint(contract.export, async (ctx) => {
      const zip = await exportData(ctx, parts);
      const headers = { ...commonHeaders, ...attachmentHeaders('my-data.zip'), 'content-type': 'application/zip' };
      return new Response(zip, { headers: { ...headers, 'cache-control': 'private, no-store' } });
    }),
    customEndpoint(contract.deleteProfile, (ctx, input, request) => deleteProfile(ctx, input, request, parts)),
    readEndpoint(contract.all, listUsers),
    writeEndpoint(contract.suspend, toggleSuspended),
    customEndpoint(contract.adminLogin, logInAdmin),
    writeEndpoint(contract.adminLogout, logOutAdmin),
    readEndpoint(contract.adminAuthenticate, authenticateAdmin),
    customEndpoint(contract.adminPassword, changePassword),
    customEndpoint(contract.beginTotp, beginTotp),
    writeEndpoint(contract.confirmTotp, confirmTotp),
    customEndpoint(contract.removeTotp, removeTotp),
    readEndpoint(contract.adminSessions, listAdminSessions),
    writeEndpoint(contract.endAdminSessions, endOtherAdminSessions),
    readEndpoint(contract.audit, listAudit),
  ];
}
