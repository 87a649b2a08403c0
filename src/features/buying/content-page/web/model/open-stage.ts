import { Color, Mesh, NeutralToneMapping, type Object3D, Scene, Timer, WebGLRenderer } from 'three';
import { lightScene } from '../../../../../ui/components/three/light-scene.ts';
import { createCamera } from './camera.ts';
import { loadModel } from './load-model.ts';
import { createPlayer } from './player.ts';
import type { Stage, StageSettings } from './stage-settings.ts';
import { createSurfaces } from './surfaces.ts';

const MAX_PIXEL_RATIO = 2;
/** Frames in a row that took longer than this make the pictures coarse. */
const SLOW_SECONDS = 0.1;
const SLOW_FRAMES = 3;

const isMesh = (each: Object3D): each is Mesh => each instanceof Mesh;

function listMeshes(model: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  model.traverse((each) => {
    if (isMesh(each)) meshes.push(each);
  });
  return meshes;
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly url: string;
  readonly settings: StageSettings;
  /** Ends the loading. */
  readonly signal: AbortSignal;
  /** Called when the visitor begins to turn the model. */
  readonly onGrab: () => void;
}

/**
 * Loads a model and shows it in a canvas.
 * @throws Error if the browser has no WebGL, or the model can't be loaded
 */
export async function openStage({ canvas, url, settings, signal, onGrab }: StageOptions): Promise<Stage> {
  // On dense screens, several samples for each pixel cost more than they show.
  const renderer = new WebGLRenderer({ canvas, antialias: devicePixelRatio < MAX_PIXEL_RATIO });
  renderer.toneMapping = NeutralToneMapping;
  const { scene: model, animations } = await loadModel(url, signal).catch((error: unknown) => {
    renderer.dispose();
    throw error;
  });
  const scene = new Scene();
  scene.add(model);
  const lights = lightScene(scene);
  const view = createCamera(model, canvas);
  const player = createPlayer(model, animations);
  const meshes = listMeshes(model);
  const surfaces = createSurfaces(meshes);
  const timer = new Timer();
  let isPlaying = false;
  let isLooping = false;
  let isDue = false;
  let slowFrames = 0;
  const render = () => renderer.render(scene, view.camera);
  /** Draws with the next frame, however much changes until then. */
  const draw = () => {
    if (isDue || isLooping || signal.aborted) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      if (!signal.aborted && !isLooping) render();
    });
  };
  const animate = () => {
    timer.update();
    const seconds = timer.getDelta();
    slowFrames = seconds > SLOW_SECONDS ? slowFrames + 1 : 0;
    if (slowFrames === SLOW_FRAMES) renderer.setPixelRatio(1);
    if (isPlaying) player.move(seconds);
    view.controls.update();
    render();
  };
  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    view.fit(clientWidth, clientHeight);
    // A canvas is empty once its size has changed.
    render();
  };
  const apply = (wanted: StageSettings) => {
    scene.background = new Color(wanted.ground);
    lights.apply(wanted.light, wanted.direction);
    surfaces.show(wanted.surface, wanted.isWireframe);
    view.controls.autoRotate = wanted.isTurning;
    player.choose(wanted.animation);
    isPlaying = wanted.isPlaying && animations[wanted.animation ?? -1] !== undefined;
    // Without movement a picture is drawn only when something changes.
    const isMoving = wanted.isTurning || isPlaying;
    if (isMoving && !isLooping) timer.reset();
    isLooping = isMoving;
    renderer.setAnimationLoop(isMoving ? animate : null);
    draw();
  };
  apply({ ...settings, isTurning: false, isPlaying: false });
  view.fit(canvas.clientWidth, canvas.clientHeight);
  view.reset();
  // The first picture is coarse, because it comes sooner where pixels take long.
  resize();
  await nextFrame();
  const observer = new ResizeObserver(resize);
  renderer.setPixelRatio(Math.min(MAX_PIXEL_RATIO, devicePixelRatio));
  observer.observe(canvas);
  view.controls.addEventListener('change', draw);
  view.controls.addEventListener('start', onGrab);
  const close = () => {
    observer.disconnect();
    renderer.setAnimationLoop(null);
    view.controls.dispose();
    lights.close();
    surfaces.close();
    for (const { geometry } of meshes) geometry.dispose();
    renderer.dispose();
  };
  const { turn, zoom, reset } = view;
  return {
    animations: animations.map(({ name, duration }) => ({ name, seconds: duration })),
    surfaces: surfaces.views,
    apply,
    turn,
    zoom,
    reset,
    seek: (seconds) => {
      player.seek(seconds);
      draw();
    },
    follow: player.follow,
    close,
  };
}
