import { type MapRole, mapRoles } from '../contract.ts';

const words: Readonly<Record<MapRole, readonly string[]>> = {
  color: ['color', 'colour', 'albedo', 'diffuse', 'diff', 'basecolor', 'base', 'col'],
  normal: ['normal', 'normals', 'normalgl', 'normaldx', 'nor', 'nrm', 'norm'],
  roughness: ['roughness', 'rough', 'gloss', 'glossiness'],
  metalness: ['metalness', 'metallic', 'metal'],
  height: ['height', 'displacement', 'disp', 'bump'],
  occlusion: ['ao', 'occlusion', 'ambientocclusion'],
  opacity: ['opacity', 'alpha', 'mask'],
};

/** Splits a file name without folders and extension into words. */
export function splitName(path: string): string[] {
  const name = path.split('/').at(-1) ?? '';
  return name
    .replace(/\.[^.]*$/, '')
    .split(/[\s._-]+/u)
    .filter(Boolean);
}

/** Finds what a texture's map contains by the words of its file name, of which the last one that is known counts. */
export function findRole(path: string): MapRole | null {
  const last = splitName(path.toLowerCase()).findLast((word) => mapRoles.some((role) => words[role].includes(word)));
  return mapRoles.find((role) => last !== undefined && words[role].includes(last)) ?? null;
}
