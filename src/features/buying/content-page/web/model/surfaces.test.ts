import { BoxGeometry, BufferGeometry, Mesh, MeshBasicMaterial, MeshStandardMaterial } from 'three';
import { expect, it } from 'vitest';
import { createSurfaces } from './surfaces.ts';

it('offers what the surfaces of a model have', () => {
  const standard = new Mesh(new BoxGeometry(), new MeshStandardMaterial());
  const unlit = new Mesh(new BufferGeometry(), new MeshBasicMaterial());
  expect(createSurfaces([standard]).views).toEqual(['lit', 'base', 'clay', 'normals', 'uv', 'roughness', 'metalness']);
  expect(createSurfaces([unlit]).views).toEqual(['lit', 'base', 'clay']);
});

it('shows other materials without changing those of the model', () => {
  const original = new MeshStandardMaterial({ color: 'red', metalness: 1, transparent: true, opacity: 0.2 });
  const mesh = new Mesh(new BoxGeometry(), [original, new MeshBasicMaterial({ color: 'blue' })]);
  const list = mesh.material;
  const surfaces = createSurfaces([mesh]);
  surfaces.show('clay', true);
  expect([mesh.material].flat()).toMatchObject([
    { metalness: 0, opacity: 1, transparent: false, wireframe: true },
    { metalness: 0, wireframe: true },
  ]);
  surfaces.show('lit', false);
  expect([mesh.material].flat()).toEqual([list].flat());
  expect(original).toMatchObject({ metalness: 1, wireframe: false });
});
