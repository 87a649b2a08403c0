import { useEffect, useRef, useState } from 'react';
import { wantsStill } from '../../../../ui/components/media/wants-still.ts';
import { createScene, type PanoramaScene } from './panorama-scene.ts';
import { type Camera, chooseWidth, type PanoramaView, start, toAddress, turn } from './panorama-view.ts';

/** Degrees a second of slow turning. */
const TURNING = 5;
/** Pixels of the screen that a pixel of the page is drawn with at most. */
const MAX_DENSITY = 2;

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

type Shown = 'loading' | 'shown' | 'failed' | 'no-graphics';

/** Keeps what a stage needs between its events. */
class Stage {
  camera: Camera = start;
  exposure = 0;
  /** Width of the picture that is shown or being loaded. */
  width = 0;
  #isDue = false;
  readonly canvas: HTMLCanvasElement;
  readonly #scene: PanoramaScene;
  readonly #view: PanoramaView;

  constructor(canvas: HTMLCanvasElement, scene: PanoramaScene, view: PanoramaView) {
    this.canvas = canvas;
    this.#scene = scene;
    this.#view = view;
  }

  /** Draws with the next frame. */
  draw(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#scene.draw(this.camera, this.exposure);
    });
  }

  fit(): void {
    const { canvas } = this;
    const density = Math.min(MAX_DENSITY, devicePixelRatio);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * density));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * density));
    this.draw();
  }

  /** Loads a wider picture if the stage shows more than there is. */
  async sharpen(): Promise<void> {
    const side = Math.max(this.canvas.clientWidth, this.canvas.clientHeight);
    const wanted = chooseWidth(this.#view, this.camera, side, this.#scene.maxWidth);
    if (wanted > this.width) await this.show(wanted);
  }

  async show(width: number): Promise<void> {
    const before = this.width;
    this.width = width;
    try {
      this.#scene.setPicture(await load(toAddress(this.#view, width)));
      this.draw();
    } catch (error) {
      this.width = before;
      throw error;
    }
  }

  async begin(): Promise<void> {
    await this.show(this.#view.widths[0] ?? 0);
    // What comes later makes the panorama better, but it can be used without.
    this.sharpen().catch(() => undefined);
    if (this.#view.highlightStops === null) return;
    const highlights = load(`${this.#view.pictures}highlights.webp`);
    highlights.then(
      (image) => {
        this.#scene.setHighlights(image);
        this.draw();
      },
      () => undefined,
    );
  }
}

/** Turns the stage slowly while `isTurning`. */
function useTurning(stage: React.RefObject<Stage | undefined>, isTurning: boolean) {
  useEffect(() => {
    if (!isTurning) return undefined;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const { current } = stage;
      if (current !== undefined) {
        current.camera = turn(current.camera, (TURNING * Math.min(100, now - before)) / 1000, 0);
        current.draw();
      }
      before = now;
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, isTurning]);
}

/** State of an opened panorama. */
export function usePanorama(view: PanoramaView) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const [shown, setShown] = useState<Shown>('loading');
  const [attempt, setAttempt] = useState(0);
  const [exposure, setExposure] = useState(0);
  const [isTurning, setTurning] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins anew
  useEffect(() => {
    const element = canvas.current;
    const scene = element === null ? undefined : createScene(element, view);
    if (element === null || scene === undefined) {
      setShown('no-graphics');
      return undefined;
    }
    const own = new Stage(element, scene, view);
    stage.current = own;
    let live = true;
    setShown('loading');
    own.begin().then(
      () => {
        if (!live) return;
        setShown('shown');
        setTurning(!wantsStill());
      },
      () => live && setShown('failed'),
    );
    const observer = new ResizeObserver(() => own.fit());
    observer.observe(element);
    const lose = () => setShown('no-graphics');
    element.addEventListener('webglcontextlost', lose);
    return () => {
      live = false;
      stage.current = undefined;
      observer.disconnect();
      element.removeEventListener('webglcontextlost', lose);
    };
  }, [view, attempt]);
  useTurning(stage, isTurning && shown === 'shown');
  const move = (change: (camera: Camera) => Camera) => {
    const { current } = stage;
    if (current === undefined) return;
    setTurning(false);
    current.camera = change(current.camera);
    current.draw();
    current.sharpen().catch(() => undefined);
  };
  const expose = (stops: number) => {
    setExposure(stops);
    if (stage.current === undefined) return;
    stage.current.exposure = stops;
    stage.current.draw();
  };
  return {
    canvas,
    shown,
    retry: () => setAttempt(attempt + 1),
    move,
    exposure,
    expose,
    isTurning,
    setTurning,
  };
}

export type PanoramaState = ReturnType<typeof usePanorama>;
