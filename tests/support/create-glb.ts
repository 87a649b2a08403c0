const [JSON_CHUNK, BINARY_CHUNK] = [0x4e4f534a, 0x004e4942];

function createChunk(type: number, bytes: Buffer, filler: string): Buffer {
  const body = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)]);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(body.length);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, body]);
}

/** Creates a GLB with a scene, or with another text in its place, and with the bytes of its first buffer if there are any. */
export function createGlb(scene: object | string, binary?: Buffer): Buffer {
  const json = typeof scene === 'string' ? scene : JSON.stringify(scene);
  const chunks = [createChunk(JSON_CHUNK, Buffer.from(json), ' ')];
  if (binary !== undefined) chunks.push(createChunk(BINARY_CHUNK, binary, '\0'));
  const body = Buffer.concat(chunks);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + body.length, 8);
  return Buffer.concat([head, body]);
}
