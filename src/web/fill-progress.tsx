import { useEffect, useState } from 'react';
import { browserApi } from '../ui/api/client.ts';
import { formatCount } from '../ui/money.ts';
import { m } from '../ui/paraglide/messages.js';
import { revalidateSession } from '../ui/session/session-revalidation.ts';
import type { FillProgress } from './load-fill-progress.ts';

const ASK_AGAIN_MS = 2000;
/** Step in percent in which screen readers announce the progress. */
const ANNOUNCED_STEP = 25;

/**
 * Progress of the demo fill that the page was rendered with; null when it has ended, after which the page is reloaded.
 */
function useFillProgress(rendered: FillProgress | null): FillProgress | null {
  const [latest, setLatest] = useState(rendered);
  const isFilling = rendered !== null;
  useEffect(() => {
    if (!isFilling) return undefined;
    let timer: number | undefined;
    const askLater = (): void => {
      timer = window.setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    const ask = async (): Promise<void> => {
      try {
        const { progress } = await browserApi('GET /catalogue/fill-progress', {});
        setLatest(progress);
        if (progress !== null) askLater();
        else await revalidateSession();
      } catch {
        // The server may be restarting; it then resumes the fill.
        askLater();
      }
    };
    askLater();
    return () => window.clearTimeout(timer);
  }, [isFilling]);
  return isFilling ? latest : null;
}

/** Progress bar above every page while the first start fills the demo catalogue. */
export function FillProgressLine({ progress: rendered }: { progress: FillProgress | null }) {
  const progress = useFillProgress(rendered);
  if (progress === null) return null;
  const { done, total } = progress;
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <div className="border-b border-line bg-paper text-14">
      <div className="page flex items-center gap-x-4 py-1" aria-hidden="true">
        <span className="min-w-0 truncate">
          {m.filling_progress({ done: formatCount(done), total: formatCount(total) })}
        </span>
        <div className="h-1 min-w-16 grow bg-line">
          <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {m.filling_announced({ percent: formatCount(announced) })}
      </p>
    </div>
  );
}
