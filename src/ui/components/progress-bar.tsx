/** Progress bar at the top of the page during navigations. */
export function ProgressBar({ busy = true }: { busy?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-accent ${busy ? 'animate-progress' : 'opacity-0 transition-opacity'}`}
    />
  );
}
