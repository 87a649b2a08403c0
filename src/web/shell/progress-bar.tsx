import { useNavigation } from 'react-router';

/** The red bar along the top while a page is on its way. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-accent ${busy ? 'animate-progress' : 'opacity-0 transition-opacity'}`}
    />
  );
}
