import {
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import { lightScene } from '../../../../../ui/components/three/light-scene.ts';
import type { BallMap } from './choose-maps.ts';
import { createMaterial, type LoadedMap, repeatMap } from './create-material.ts';

const FIELD_OF_VIEW = 30;
/** Distance in which the ball fills most of the height. */
const DISTANCE = 4.6;
const MAX_PIXEL_RATIO = 2;
const [RIGHT, UP] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)];

/** What a ball shows. */
export interface BallView {
  readonly maps: readonly BallMap[];
  /** Direction of the light around the ball, in degrees. */
  readonly light: number;
  /** Colour behind what is transparent. */
  readonly ground: string;
  /** Pixels by which the ball is rolled. */
  readonly x: number;
  readonly y: number;
}

export interface Ball {
  readonly show: (view: BallView) => void;
  readonly close: () => void;
}

/** @throws DOMException if the picture can't be loaded */
async function loadMap(map: BallMap): Promise<LoadedMap> {
  const image = new Image();
  image.src = map.repeat.url;
  await image.decode();
  const texture = new Texture(image);
  texture.needsUpdate = true;
  return { ...map, texture };
}

/**
 * Shows a material on a ball in a canvas.
 * @throws Error if the browser has no WebGL
 */
export function openBall(canvas: HTMLCanvasElement, onState: (state: 'ready' | 'failed') => void): Ball {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: devicePixelRatio < MAX_PIXEL_RATIO });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setPixelRatio(Math.min(MAX_PIXEL_RATIO, devicePixelRatio));
  const scene = new Scene();
  const lights = lightScene(scene);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 10);
  camera.position.z = DISTANCE;
  const geometry = new SphereGeometry(1, 96, 64);
  // A transparent material lies over a ball of the background's colour.
  const ground = new Mesh(geometry, new MeshStandardMaterial({ roughness: 1 }));
  const ball = new Mesh(geometry, new MeshStandardMaterial());
  ground.scale.setScalar(0.998);
  // The ends of the picture meet behind.
  ball.rotateY(-Math.PI / 2);
  scene.add(ground, ball);
  let view: BallView | undefined;
  let shownMaps: readonly LoadedMap[] = [];
  let requestedKey = '';
  let frame = 0;
  /** Pixels of the page for each unit at the front of the ball. */
  const findScale = () => canvas.clientHeight / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * (DISTANCE - 1));
  const render = () => {
    if (view === undefined || shownMaps.length === 0) return;
    for (const { role, texture } of shownMaps) {
      const map = view.maps.find((each) => each.role === role);
      if (map !== undefined) repeatMap(texture, map.repeat, 2 * Math.PI * findScale());
    }
    ground.material.color.set(view.ground);
    lights.apply(1, view.light);
    renderer.render(scene, camera);
  };
  /** Draws with the next frame, however much changes until then. */
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(render);
  };
  const disposeMaps = () => {
    for (const { texture } of shownMaps) texture.dispose();
    ball.material.dispose();
  };
  const applyMaps = async (maps: readonly BallMap[], key: string) => {
    requestedKey = key;
    const loaded = await Promise.all(maps.map(loadMap));
    if (requestedKey !== key) return;
    disposeMaps();
    shownMaps = loaded;
    ball.material = createMaterial(loaded);
    ground.visible = ball.material.transparent;
    render();
    onState('ready');
  };
  const turn = (x: number, y: number) => {
    ball.rotateOnWorldAxis(UP, x / findScale());
    ball.rotateOnWorldAxis(RIGHT, y / findScale());
  };
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    // A canvas is empty once its size has changed.
    render();
  });
  observer.observe(canvas);
  // Phones take the canvas away in the background; three restores all but the picture.
  canvas.addEventListener('webglcontextrestored', draw);
  return {
    show: (next) => {
      if (view !== undefined) turn(next.x - view.x, next.y - view.y);
      view = next;
      const key = next.maps.map(({ repeat }) => repeat.url).join(' ');
      if (key !== requestedKey) applyMaps(next.maps, key).catch(() => requestedKey === key && onState('failed'));
      draw();
    },
    close: () => {
      requestedKey = '';
      cancelAnimationFrame(frame);
      observer.disconnect();
      canvas.removeEventListener('webglcontextrestored', draw);
      disposeMaps();
      geometry.dispose();
      ground.material.dispose();
      lights.close();
      renderer.dispose();
    },
  };
}
