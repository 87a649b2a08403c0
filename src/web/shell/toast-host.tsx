import { lazy, useEffect, useState } from 'react';
import { importChunk } from '../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../ui/components/loading/lazy-part.tsx';
import { onFirstToast } from '../../ui/components/toast.ts';

const Toaster = lazy(async () => ({
  default: (await importChunk(() => import('../../ui/components/toaster.tsx'))).Toaster,
}));

/** Container of toasts; its code is loaded with the first one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <LazyPart>
      <Toaster />
    </LazyPart>
  );
}
