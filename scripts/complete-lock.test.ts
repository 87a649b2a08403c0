import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addIntegrity, completePackages, type LockEntry, listUnhashed } from './complete-lock.ts';

const root = join(import.meta.dirname, '..');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> };

describe('completing the lock file', () => {
  it('adds the optional packages of other platforms, with system, processor and C library', () => {
    const completed = completePackages({
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: {
          'tool-linux-x64-musl': '1.0.0',
          'tool-linux-arm-gnueabihf': '1.0.0',
          'tool-darwin-arm64': '1.0.0',
          'not-exact': '^1.0.0',
        },
      },
    });
    const shared = { version: '1.0.0', dev: true, optional: true };
    expect(completed).toEqual({
      'node_modules/tool': expect.anything(),
      'node_modules/tool-linux-x64-musl': { ...shared, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/tool-linux-arm-gnueabihf': { ...shared, os: ['linux'], cpu: ['arm'], libc: ['glibc'] },
      'node_modules/tool-darwin-arm64': { ...shared, os: ['darwin'], cpu: ['arm64'] },
    });
  });

  it('leaves nothing to add to the committed lock file', () => {
    expect(Object.keys(completePackages(packages))).toEqual(Object.keys(packages).toSorted());
  });
});

describe('hashes', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/own': { version: '', link: true },
    'node_modules/known': { version: '1.0.0', integrity: 'sha512-known' },
    'node_modules/@a/b/node_modules/@c/tool': { version: '1.2.3', optional: true, os: ['darwin'] },
    'node_modules/unserved': { version: '2.0.0', optional: true },
  };

  it('are added where the registry names one, and never changed', () => {
    const asked: string[] = [];
    const completed = addIntegrity(packages, (name, version) => {
      asked.push(`${name}@${version}`);
      return name === 'unserved' ? undefined : 'sha512-told';
    });
    expect(asked).toEqual(['@c/tool@1.2.3', 'unserved@2.0.0']);
    expect(completed['node_modules/@a/b/node_modules/@c/tool']).toEqual({
      version: '1.2.3',
      integrity: 'sha512-told',
      optional: true,
      os: ['darwin'],
    });
    expect(listUnhashed(completed)).toEqual(['node_modules/unserved']);
  });
});

/**
 * Maximum number of packages for other platforms without a hash, because the registry of the last change didn't serve
 * them. It may only decrease.
 */
const MAX_UNHASHED = 52;

describe('the committed lock file', () => {
  it('has the hash of everything but optional builds for other platforms', () => {
    const unhashed = listUnhashed(packages);
    expect(unhashed.length).toBeLessThanOrEqual(MAX_UNHASHED);
    const runsHere = unhashed.filter((place) => {
      const { optional, os, cpu, libc } = packages[place] ?? {};
      const isLinux = os?.includes('linux') === true && cpu?.includes('x64') === true && libc?.[0] !== 'musl';
      return optional !== true || (os ?? cpu) === undefined || isLinux;
    });
    expect(runsHere).toEqual([]);
  });

  it('names the C library of every build for Linux that has a twin, so that one of the two is installed', () => {
    const wrong = Object.entries(packages).filter(
      ([place, { libc }]) =>
        (place.includes('musl') && libc?.[0] !== 'musl') || (/-gnu(eabihf)?$/.test(place) && libc?.[0] !== 'glibc'),
    );
    expect(wrong).toEqual([]);
  });

  it('marks what only the demo catalogue needs as development packages', () => {
    const { devDependencies } = readJson('demo/package.json') as { devDependencies: Record<string, string> };
    const kept = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev !== true);
    expect(kept).toEqual([]);
  });

  it('keeps the tools of measurements out', () => {
    expect(Object.keys(packages).filter((place) => /\/(lighthouse|puppeteer-core)$/.test(place))).toEqual([]);
  });
});
