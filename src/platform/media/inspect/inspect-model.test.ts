import { describe, expect, it } from 'vitest';
import { createGlb } from '../../../../tests/support/create-glb.ts';
import { inspectModel } from './inspect-model.ts';

const asset = { version: '2.0' };

describe('a 3D model', () => {
  it('is counted: triangles, strips, vertices that are shared, materials and animations', () => {
    const mesh = {
      primitives: [
        { attributes: { POSITION: 0 }, indices: 1 },
        { attributes: { POSITION: 0 }, mode: 5 },
        { attributes: { POSITION: 2 }, mode: 1 },
      ],
    };
    const accessors = [{ count: 8 }, { count: 36 }, { count: 2 }];
    const figures = inspectModel(
      createGlb({ asset, meshes: [mesh], accessors, materials: [{}, {}], animations: [{}] }),
    );
    expect(figures).toEqual({ triangles: 18, vertices: 10, materials: 2, textures: 0, animations: 1 });
  });

  it('may be empty', () => {
    expect(inspectModel(createGlb({ asset }))).toMatchObject({ triangles: 0, vertices: 0 });
  });

  it.each([
    ['BROKEN', createGlb({ asset, meshes: 'none' })],
    ['BROKEN', createGlb('{')],
    ['TRUNCATED', createGlb({ asset }).subarray(0, 30)],
    ['TRUNCATED', Buffer.from('glTF')],
    ['EXTERNAL_REFERENCE', createGlb({ asset, buffers: [{ uri: 'https://example.com/a.bin' }] })],
    ['EXTERNAL_REFERENCE', createGlb({ asset, images: [{ uri: 'wood.png' }] })],
  ])('is refused as %s', (code, bytes) => {
    expect(() => inspectModel(bytes)).toThrow(expect.objectContaining({ code }));
  });
});
