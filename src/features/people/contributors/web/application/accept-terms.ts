import { browserApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { contributorTermsVersion } from '../../contract/contributors.ts';

/**
 * Accepts the terms that a person ticked on the sign-in page, after the sign-in. Shows an error without losing the
 * sign-in.
 */
export async function acceptTerms(): Promise<void> {
  try {
    await browserApi('POST /contributor/apply', {
      body: { acceptTerms: true, termsVersion: contributorTermsVersion },
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    showToast({ kind: 'error', title: getErrorMessage(error, m.contributors_apply_apply_failed()) });
  }
}
