import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isDemoInstalled } from './demo-fill.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arbor-demo-installed-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('is installed where its program and every package of its manifest are', () => {
  write('demo/src/fill-process.ts', '');
  write('demo/package.json', JSON.stringify({ devDependencies: { '@made-up/icons': '1.0.0', palettes: '1.0.0' } }));
  write('node_modules/palettes/package.json', '{}');
  expect(isDemoInstalled(root)).toBe(false);
  write('node_modules/@made-up/icons/package.json', '{}');
  expect(isDemoInstalled(root)).toBe(true);
});

it('is not installed where the folder demo was left out', () => {
  expect(isDemoInstalled(root)).toBe(false);
});

it('is installed here', () => {
  expect(isDemoInstalled(join(import.meta.dirname, '../..'))).toBe(true);
});
