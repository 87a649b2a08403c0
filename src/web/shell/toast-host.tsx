import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '../../ui/components/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('../../ui/components/toaster.tsx')).Toaster }));

/** Where notices appear; what draws them is loaded with the first one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
