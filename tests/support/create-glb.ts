/** Creates a GLB with a scene, or with another text in its place, and without other data. */
export function createGlb(scene: object | string): Buffer {
  const json = typeof scene === 'string' ? scene : JSON.stringify(scene);
  const bytes = Buffer.from(json);
  const body = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, ' ')]);
  const head = Buffer.alloc(20);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + body.length, 8);
  head.writeUInt32LE(body.length, 12);
  head.write('JSON', 16, 'latin1');
  return Buffer.concat([head, body]);
}
