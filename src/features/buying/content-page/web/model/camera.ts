import { Box3, type Object3D, PerspectiveCamera, Sphere, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';

const FIELD_OF_VIEW = 35;
/** Initial place of the camera: to the right of the front, and above. */
const [AZIMUTH, POLAR] = [0.6, 1.2];
const [NEAREST, FARTHEST] = [0.25, 4];
/** Smallest angle to the poles, in which up and down would be undefined. */
const POLE = 0.05;

/** A camera that looks at a model from all sides. */
export function createCamera(model: Object3D, canvas: HTMLCanvasElement) {
  const { center, radius: measured } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  // An empty model has no size.
  const radius = measured > 0 ? measured : 1;
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, radius / 100, radius * 40);
  const controls = new OrbitControls(camera, canvas);
  const place = new Spherical();
  let distance = radius;
  const look = () => {
    camera.position.setFromSpherical(place).add(center);
    controls.target.copy(center);
    controls.update();
  };
  const readPlace = () => place.setFromVector3(new Vector3().subVectors(camera.position, controls.target));
  const reset = () => {
    place.set(distance, POLAR, AZIMUTH);
    look();
  };
  const move = (change: () => void) => {
    readPlace();
    change();
    camera.position.setFromSpherical(place).add(controls.target);
    controls.update();
  };
  return {
    camera,
    controls,
    reset,
    /** Fits the model into a canvas of another shape. */
    fit: (width: number, height: number) => {
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      const half = (FIELD_OF_VIEW / 2) * (Math.PI / 180);
      const narrow = Math.atan(Math.tan(half) * Math.min(1, camera.aspect));
      distance = (radius / Math.sin(narrow)) * 0.9;
      controls.minDistance = distance * NEAREST;
      controls.maxDistance = distance * FARTHEST;
    },
    turn: (across: number, up: number) =>
      move(() => {
        place.theta += across;
        place.phi = Math.max(POLE, Math.min(Math.PI - POLE, place.phi + up));
      }),
    zoom: (factor: number) =>
      move(() => {
        place.radius = Math.max(controls.minDistance, Math.min(controls.maxDistance, place.radius * factor));
      }),
  };
}
