import { useState } from 'react';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { saveFile } from '../../../../../ui/save-file.ts';

/**
 * Downloads a person's data as a ZIP. The page fetches it, so that an error is shown as text instead of being saved as
 * a file.
 */
export function ExportData({ username }: { username: string }) {
  const [busy, setBusy] = useState(false);

  async function take() {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await browserApi('GET /user/export', {});
      saveFile(await answer.blob(), `${username}.zip`);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.accounts_profile_export_failed());
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" onClick={() => void take()} aria-busy={busy} className={`${secondaryButton} max-sm:w-full`}>
      {busy ? <Spinner /> : <Icon name="download" />}
      {m.accounts_profile_export_take()}
    </button>
  );
}
