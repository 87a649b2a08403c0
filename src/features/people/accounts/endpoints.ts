import { exportCsv } from '../../../platform/http/answers/csv-export.ts';
import { attachmentHeaders } from '../../../platform/http/answers/file-response.ts';
import { customEndpoint, type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { accountsContract as contract } from './contract/accounts.ts';
import { lettersContract } from './contract/letters.ts';
import { deleteProfile, findDeletionReasons } from './service/deletion.ts';
import { updateEmail } from './service/email.ts';
import { exportData } from './service/export.ts';
import { exportUsers } from './service/export-users.ts';
import { removeImage, updateImage } from './service/image.ts';
import { authenticate, type CountDownloads, showProfile, updateProfile } from './service/profile.ts';
import type { VerifyProof } from './service/recent-sign-in.ts';
import { endLetters } from './service/unsubscribe.ts';
import { listUsers, showUser, toggleSuspended } from './service/users.ts';

export interface AccountsDeps {
  /** Counts downloads for the profile; downloads depend on this feature. */
  readonly countDownloads: CountDownloads;
  /** Verifies the proof for an account's deletion; sign-in depends on this feature. */
  readonly verifyProof: VerifyProof;
}

export function accountsEndpoints({ countDownloads, verifyProof }: AccountsDeps): Endpoint[] {
  return [
    readEndpoint(contract.authenticate, authenticate),
    readEndpoint(contract.profile, (ctx) => showProfile(ctx, countDownloads)),
    writeEndpoint(contract.updateProfile, updateProfile),
    writeEndpoint(contract.updateEmail, updateEmail),
    writeEndpoint(lettersContract.unsubscribe, endLetters),
    customEndpoint(lettersContract.openUnsubscribe, async ({ locale }, { params }) => {
      const location = `${locale === 'bn' ? '/bn' : ''}/unsubscribe/${encodeURIComponent(params.token)}`;
      return new Response(null, {
        status: 303,
        headers: { ...commonHeaders, location, 'cache-control': 'private, no-store' },
      });
    }),
    customEndpoint(contract.updateImage, updateImage),
    customEndpoint(contract.removeImage, removeImage),
    readEndpoint(contract.export, async (ctx) => {
      const zip = await exportData(ctx);
      const headers = { ...commonHeaders, ...attachmentHeaders('my-data.zip'), 'content-type': 'application/zip' };
      return new Response(zip, { headers: { ...headers, 'cache-control': 'private, no-store' } });
    }),
    readEndpoint(contract.deletion, findDeletionReasons),
    customEndpoint(contract.deleteProfile, (ctx, input, request) => deleteProfile(ctx, input, request, verifyProof)),
    readEndpoint(contract.all, listUsers),
    customEndpoint(contract.exportAll, (ctx, input) => exportCsv(ctx, exportUsers(ctx, input))),
    readEndpoint(contract.single, showUser),
    writeEndpoint(contract.toggleSuspended, toggleSuspended),
  ];
}
