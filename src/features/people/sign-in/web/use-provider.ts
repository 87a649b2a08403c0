import { useEffect, useState } from 'react';
import { openProvider, type Provider } from './provider.ts';

/** Loads the identity provider when the dialog opens. Popups are ready a little later than phone sign-in. */
export function useProvider() {
  const [provider, setProvider] = useState<Provider>();
  const [arePopupsReady, setPopupsReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is a new load
  useEffect(() => {
    let shown = true;
    const load = async () => {
      const opened = await openProvider();
      if (shown) setProvider(opened);
      await opened.client.ready;
      if (shown) setPopupsReady(true);
    };
    load().catch(() => shown && setFailed(true));
    return () => {
      shown = false;
    };
  }, [tries]);
  const again = () => {
    setFailed(false);
    setTries((made) => made + 1);
  };
  return { provider, arePopupsReady, failed, again };
}
