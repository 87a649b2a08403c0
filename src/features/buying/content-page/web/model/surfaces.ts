import { type Material, type Mesh, MeshStandardMaterial } from 'three';
import type { SurfaceView } from './stage-settings.ts';

/** What is shown of a surface instead of its light, in the shader's words. */
const colors: Readonly<Partial<Record<SurfaceView, string>>> = {
  base: 'sRGBTransferOETF(vec4(diffuseColor.rgb, 1.)).rgb',
  normals: 'normal * .5 + .5',
  roughness: 'vec3(roughnessFactor)',
  metalness: 'vec3(metalnessFactor)',
  uv: 'mix(vec3(.25), vec3(vUv.x - floor(vUv.x), .85, vUv.y - floor(vUv.y)), .35 + .65 * mod(floor(vUv.x * 16.) + floor(vUv.y * 16.), 2.))',
};
const CLAY = '#b9b3aa';

const hasNormals = ({ geometry }: Mesh): boolean => geometry.hasAttribute('normal');
const hasUv = ({ geometry }: Mesh): boolean => geometry.hasAttribute('uv');
const isStandard = (material: Material): material is MeshStandardMaterial => material instanceof MeshStandardMaterial;

/** Copies a material so that it shows something else. */
function copyMaterial(material: Material, view: SurfaceView, isMapped: boolean): Material {
  const { side, transparent, opacity, alphaTest, vertexColors } = material;
  // Unlit materials have no normals, roughness and metal, which every standard one has.
  const copy = isStandard(material)
    ? material.clone()
    : new MeshStandardMaterial({
        ...{ side, transparent, opacity, alphaTest, vertexColors },
        ...('map' in material && 'color' in material
          ? { map: material.map as never, color: material.color as never }
          : {}),
      });
  if (view === 'clay') {
    const plain = {
      // A texture may cut leaves out of flat shapes.
      map: copy.alphaTest > 0 ? copy.map : null,
      transparent: false,
      opacity: 1,
      vertexColors: false,
      metalnessMap: null,
      roughnessMap: null,
      metalness: 0,
      roughness: 1,
    };
    Object.assign(copy, plain, { emissiveMap: null, emissiveIntensity: 0 });
    copy.color.set(CLAY);
    return copy;
  }
  const color = view === 'uv' && !isMapped ? 'vec3(.25)' : (colors[view] ?? '');
  if (view === 'uv' && isMapped) copy.defines = { ...copy.defines, USE_UV: '' };
  copy.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <dithering_fragment>',
      `gl_FragColor.rgb = ${color};`,
    );
  };
  copy.customProgramCacheKey = () => color;
  return copy;
}

/** Shows the surfaces of meshes in several ways. */
export function createSurfaces(meshes: readonly Mesh[]) {
  const originals = meshes.map(({ material }) => material);
  const materials = originals.flat();
  let shown: SurfaceView = 'lit';
  const clear = () => {
    if (shown !== 'lit') for (const { material } of meshes) for (const each of [material].flat()) each.dispose();
  };
  const views: SurfaceView[] = ['lit', 'base', 'clay'];
  if (meshes.every(hasNormals)) views.push('normals');
  if (meshes.some(hasUv)) views.push('uv');
  if (materials.some(isStandard)) views.push('roughness', 'metalness');
  return {
    views,
    show: (view: SurfaceView, isWireframe: boolean) => {
      if (view !== shown) {
        clear();
        for (const [at, mesh] of meshes.entries()) {
          const original = originals[at] ?? [];
          const copy = (each: Material) => (view === 'lit' ? each : copyMaterial(each, view, hasUv(mesh)));
          mesh.material = Array.isArray(original) ? original.map(copy) : copy(original);
        }
        shown = view;
      }
      for (const { material } of meshes)
        for (const each of [material].flat()) Object.assign(each, { wireframe: isWireframe });
    },
    close: () => {
      clear();
      for (const each of materials) each.dispose();
    },
  };
}
