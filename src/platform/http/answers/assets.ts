import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { CachedResponse } from '../cache.ts';
import { createCachedResponse } from './send.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.hdr': 'application/octet-stream',
  '.glb': 'model/gltf-binary',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export const guessMediaType = (name: string): string => types[extname(name)] ?? 'application/octet-stream';

/** Loads the built files into memory, by address; they are few, small and don't change while the process runs. */
export function loadAssets(folder: string): Map<string, CachedResponse> {
  const loaded = new Map<string, CachedResponse>();
  if (!existsSync(folder)) return loaded;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    // Vite adds a content hash to the names below /assets, so browsers never ask whether these have changed.
    const isImmutable = address.startsWith('/assets/');
    const created = createCachedResponse(new Uint8Array(readFileSync(path)), {
      'content-type': guessMediaType(entry.name),
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
    const answer = isImmutable ? { ...created, etag: undefined } : created;
    if (existsSync(`${path}.br`)) answer.encoded.set('br', Promise.resolve(new Uint8Array(readFileSync(`${path}.br`))));
    loaded.set(address, answer);
  }
  return loaded;
}
