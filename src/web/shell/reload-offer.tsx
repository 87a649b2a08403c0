import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/components/confirm-dialog.tsx';
import { onLostChunk } from '../../ui/components/loading/import-chunk.ts';
import { m } from '../../ui/paraglide/messages.js';

/** Offers to reload the page when one of its chunks is missing; unsaved input stays until then. */
export function ReloadOffer() {
  const [offline, setOffline] = useState<boolean>();
  useEffect(() => onLostChunk(() => setOffline(!navigator.onLine)), []);
  if (offline === undefined) return null;
  return (
    <ConfirmDialog
      open
      title={offline ? m.reload_offline_title() : m.reload_title()}
      action={m.reload()}
      onConfirm={() => location.reload()}
      onClose={() => setOffline(undefined)}
    >
      <p>{offline ? m.reload_offline_text() : m.reload_text()}</p>
    </ConfirmDialog>
  );
}
