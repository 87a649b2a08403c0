import type { Surface } from './surface.ts';

/** The triangles of a model, in a sphere of radius 1 around the origin; y is up. */
export interface Mesh {
  /** x, y and z of each vertex. */
  readonly positions: Float32Array;
  /** Directions of the surface at each vertex; zeros where triangles are flat. */
  readonly normals: Float32Array;
  /** Places in the texture. */
  readonly uvs: Float32Array;
  /** Red, green, blue and alpha of each vertex; null if no vertex has a colour. */
  readonly colors: Float32Array | null;
  /** Three vertices of each triangle. */
  readonly corners: Uint32Array;
  /** Number of the surface of each triangle. */
  readonly surfaceOf: Uint32Array;
  readonly surfaces: readonly Surface[];
}

/** Moves and scales all vertices into the sphere. @throws Error if no triangle has a size */
export function fitIntoSphere({ positions, corners }: Mesh): void {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const corner of corners)
    for (let axis = 0; axis < 3; axis += 1) {
      const value = positions[corner * 3 + axis] ?? 0;
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  const middle = low.map((value, axis) => (value + (high[axis] ?? 0)) / 2);
  let radius = 0;
  for (const corner of corners) {
    const [x, y, z] = [0, 1, 2].map((axis) => (positions[corner * 3 + axis] ?? 0) - (middle[axis] ?? 0));
    radius = Math.max(radius, Math.hypot(x ?? 0, y ?? 0, z ?? 0));
  }
  if (!(radius > 0 && radius < Infinity)) throw new Error('The model has no size.');
  for (let at = 0; at < positions.length; at += 1) {
    const value = ((positions[at] ?? 0) - (middle[at % 3] ?? 0)) / radius;
    // Vertices of no triangle may be anywhere.
    positions[at] = Math.abs(value) <= 1 ? value : 0;
  }
}
