/** Measurements of a page load in the page itself. All times are milliseconds since the navigation started. */
export interface Recording {
  readonly largestPaint: number;
  /** Sum of all layout shifts that no input caused. */
  readonly shift: number;
  /** Longest interaction so far, from the input to the next frame; 0 if there was none. */
  readonly interaction: number;
  /** Time at which hydration had finished; 0 until then. */
  readonly takenOver: number;
}

/** A tap that is made as soon as its control is painted, and repeated every 400 ms until it has an effect. */
export interface EarlyTap {
  readonly painted: number;
  readonly answered: number;
  readonly taps: number;
}

interface Recorder {
  recording: { largestPaint: number; shift: number; interaction: number; takenOver: number };
  tap: EarlyTap | undefined;
}

declare global {
  interface Window {
    arborBench: Recorder;
  }
}

/** Runs in the page before any other script. */
export function installRecorder(): void {
  const recording = { largestPaint: 0, shift: 0, interaction: 0, takenOver: 0 };
  window.arborBench = { recording, tap: undefined };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('largest-contentful-paint', ({ startTime }) => {
    recording.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) recording.shift += value;
  });
  observe('event', (entry) => {
    const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) recording.interaction = Math.max(recording.interaction, duration);
  });
  const look = () => {
    const main = document.querySelector('main');
    if (main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber')))
      recording.takenOver = performance.now();
    else setTimeout(look, 20);
  };
  look();
}

/**
 * Runs in the page before any other script: taps the `steps` in turn as soon as they are painted, until `answer`
 * appears.
 */
export function installEarlyTap({ steps, answer }: { steps: readonly string[]; answer: string }): void {
  let painted = 0;
  let taps = 0;
  let last = 0;
  const look = () => {
    const now = performance.now();
    if (document.querySelector(answer) !== null) {
      window.arborBench.tap = { painted, answered: now, taps };
      return;
    }
    const controls = steps.map((step) => document.querySelector<HTMLElement>(step));
    const isPainted =
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      controls.every((control) => control !== null);
    if (isPainted && (taps === 0 || now - last > 400)) {
      if (taps === 0) painted = now;
      // The steps before the last one only open its container, so they are tapped once.
      const due = taps === 0 ? controls : controls.slice(-1);
      for (const control of due) control?.click();
      taps += 1;
      last = now;
    }
    setTimeout(look, 20);
  };
  look();
}
