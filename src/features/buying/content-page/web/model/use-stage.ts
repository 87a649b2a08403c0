import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { wantsStill } from '../../../../../ui/components/media/wants-still.ts';
import { LIGHT } from '../../../../../ui/forms/ground-choice.tsx';
import { openStage } from './open-stage.ts';
import type { Stage, StageSettings } from './stage-settings.ts';

const TURN = Math.PI / 18;
const ZOOM = 1.2;

export interface StageState {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** The opened model. */
  readonly stage: Stage | undefined;
  readonly settings: StageSettings;
  readonly change: (changes: Partial<StageSettings>) => void;
  readonly zoom: (isIn: boolean) => void;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const begin = (): StageSettings => ({
  light: 1,
  direction: 45,
  surface: 'lit',
  isWireframe: false,
  isTurning: !wantsStill(),
  ground: LIGHT,
  animation: 0,
  isPlaying: !wantsStill(),
});

/** Shows a model in a canvas, with settings that the visitor changes. */
export function useStage(url: string): StageState {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage>();
  const [hasFailed, setFailed] = useState(false);
  const [settings, setSettings] = useState(begin);
  const change = (changes: Partial<StageSettings>) => setSettings((before) => ({ ...before, ...changes }));
  useEffect(() => {
    let opened: Stage | undefined;
    const closing = new AbortController();
    const { signal } = closing;
    const { current } = canvas;
    if (current === null) return;
    const onGrab = () => setSettings((before) => ({ ...before, isTurning: false }));
    openStage({ canvas: current, url, settings: begin(), signal, onGrab }).then(
      (found) => {
        opened = found;
        if (signal.aborted) found.close();
        else setStage(found);
      },
      () => !signal.aborted && setFailed(true),
    );
    return () => {
      closing.abort();
      opened?.close();
    };
  }, [url]);
  useEffect(() => stage?.apply(settings), [stage, settings]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (stage === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => stage.turn(-TURN, 0),
      ArrowRight: () => stage.turn(TURN, 0),
      ArrowUp: () => stage.turn(0, -TURN),
      ArrowDown: () => stage.turn(0, TURN),
      '+': () => stage.zoom(1 / ZOOM),
      '-': () => stage.zoom(ZOOM),
      '0': stage.reset,
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    change({ isTurning: false });
    act();
  };
  return {
    canvas,
    state: hasFailed ? 'failed' : stage === undefined ? 'loading' : 'ready',
    stage,
    settings,
    change,
    zoom: (isIn) => stage?.zoom(isIn ? 1 / ZOOM : ZOOM),
    reset: () => stage?.reset(),
    onKeyDown,
  };
}
