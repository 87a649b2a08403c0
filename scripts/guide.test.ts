import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../src/platform/config.ts';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8');
const matchAll = (pattern: RegExp): string[] => [...guide.matchAll(pattern)].map(([, found = '']) => found);

describe('the guide to running Arbor', () => {
  it('names commands and settings that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const commands = matchAll(/npm run ([\w-]+)/g);
    expect(commands).toContain('standard-categories');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const named = matchAll(/`(ARBOR_[A-Z0-9_]+)[`=]/g);
    expect(named.filter((name) => !(name in settings.shape))).toEqual([]);
  });

  it('has an nginx example that survives a restart of one of two processes', () => {
    const [nginx = ''] = matchAll(/```\n(upstream arbor \{[\s\S]*?)```/g);
    expect(nginx.match(/^ {2}server 127\.0\.0\.1:400[01] max_fails=0;$/gm)).toHaveLength(2);
    expect(nginx).toMatch(/listen 80;[^}]*return 301 https:/);
    expect(nginx).toMatch(/ssl_certificate [^;]+;\s+ssl_certificate_key [^;]+;/);
    expect(nginx.split('{')).toHaveLength(nginx.split('}').length);
  });
});
