import { DirectionalLight, type Scene } from 'three';
import { createRoomLight } from './room-light.ts';

/** Lights the scene by a plain room, whose light comes from all sides, and by one lamp. */
export function lightScene(scene: Scene) {
  const room = createRoomLight();
  scene.environment = room;
  const lamp = new DirectionalLight('#ffffff');
  scene.add(lamp, lamp.target);
  const apply = (strength: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    scene.environmentIntensity = strength * 0.6;
    scene.environmentRotation.y = angle;
    lamp.intensity = strength * 1.8;
    lamp.position.set(Math.sin(angle), 1.2, Math.cos(angle));
  };
  return { apply, close: () => room.dispose() };
}
