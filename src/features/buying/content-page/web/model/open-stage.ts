import {
  AnimationMixer,
  Color,
  DirectionalLight,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PMREMGenerator,
  Scene,
  Timer,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { createCamera } from './camera.ts';
import { loadModel } from './load-model.ts';
import type { Stage, StageSettings } from './stage-settings.ts';

const MAX_PIXEL_RATIO = 2;
/** Side in pixels of the pictures of the room that lights the model. */
const ROOM_SIZE = 64;

const isMesh = (each: Object3D): each is Mesh => each instanceof Mesh;

function listMeshes(model: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  model.traverse((each) => {
    if (isMesh(each)) meshes.push(each);
  });
  return meshes;
}

/** Lights the scene by a plain room, whose light comes from all sides, and by one lamp. */
function lightScene(scene: Scene, renderer: WebGLRenderer) {
  const generator = new PMREMGenerator(renderer);
  // A small picture of the room is enough for light, and drawn soon where there is no graphics processor.
  const { texture } = generator.fromScene(new RoomEnvironment(), 0.04, 0.1, 100, { size: ROOM_SIZE });
  generator.dispose();
  scene.environment = texture;
  const lamp = new DirectionalLight('#ffffff');
  scene.add(lamp, lamp.target);
  const apply = (strength: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    scene.environmentIntensity = strength * 0.6;
    scene.environmentRotation.y = angle;
    lamp.intensity = strength * 1.8;
    lamp.position.set(Math.sin(angle), 1.2, Math.cos(angle));
  };
  return { apply, close: () => texture.dispose() };
}

/**
 * Loads a model and shows it in a canvas.
 * @param signal ends the loading
 * @param onGrab called when the visitor begins to turn the model
 * @throws Error if the browser has no WebGL, or the model can't be loaded
 */
export async function openStage(
  canvas: HTMLCanvasElement,
  url: string,
  signal: AbortSignal,
  onGrab: () => void,
): Promise<Stage> {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setPixelRatio(Math.min(MAX_PIXEL_RATIO, devicePixelRatio));
  const { scene: model, animations } = await loadModel(url, signal).catch((error: unknown) => {
    renderer.dispose();
    throw error;
  });
  const scene = new Scene();
  scene.add(model);
  const lights = lightScene(scene, renderer);
  const view = createCamera(model, canvas);
  const mixer = new AnimationMixer(model);
  const timer = new Timer();
  const draw = () => renderer.render(scene, view.camera);
  const animate = () => {
    timer.update();
    mixer.update(timer.getDelta());
    view.controls.update();
    draw();
  };
  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    view.fit(clientWidth, clientHeight);
    draw();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  resize();
  view.reset();
  view.controls.addEventListener('change', draw);
  view.controls.addEventListener('start', onGrab);
  const apply = ({ light, direction, isWireframe, isTurning, ground, animation }: StageSettings) => {
    scene.background = new Color(ground);
    lights.apply(light, direction);
    for (const { material } of listMeshes(model))
      for (const each of [material].flat()) Object.assign(each, { wireframe: isWireframe });
    view.controls.autoRotate = isTurning;
    mixer.stopAllAction();
    const clip = animation === null ? undefined : animations[animation];
    if (clip !== undefined) mixer.clipAction(clip).play();
    // Without movement a picture is drawn only when something changes.
    renderer.setAnimationLoop(isTurning || clip !== undefined ? animate : null);
    draw();
  };
  const close = () => {
    observer.disconnect();
    renderer.setAnimationLoop(null);
    view.controls.dispose();
    lights.close();
    for (const { geometry, material } of listMeshes(model)) {
      geometry.dispose();
      for (const each of [material].flat()) each.dispose();
    }
    renderer.dispose();
  };
  const { turn, zoom, reset } = view;
  return { animations: animations.map(({ name }) => name), apply, turn, zoom, reset, close };
}
