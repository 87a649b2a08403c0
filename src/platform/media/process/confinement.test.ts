import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Confinement, confine, findConfinement, makeWorkFolders } from './confinement.ts';
import { listPermissions, type WorkFolders } from './private-root.ts';
import { processingLimits } from './processing-limits.ts';

let base: string;
let folders: WorkFolders;
let confinement: Confinement;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'arbor-confined-'));
  folders = await makeWorkFolders(join(base, 'work'));
  await writeFile(join(base, 'secret'), 'the key of the house');
  await writeFile(join(folders.input, 'file'), 'a drawing');
  confinement = await findConfinement();
});
afterAll(() => rm(base, { recursive: true }));

/** What a process that a file has taken over can do: `script` runs as the one that reads files does. */
async function attempt(script: string, permissions: readonly string[] = []): Promise<string> {
  const program = [process.execPath, ...permissions, '--input-type=module', '-e', script, base];
  const [command = '', ...args] = confine(program, confinement, { limits: processingLimits, seconds: 30, folders });
  const { stdout } = await promisify(execFile)(command, args, { env: { PATH: '/usr/bin:/bin' }, timeout: 15_000 });
  return stdout.trim();
}
const trying = (work: string): string => `
  import * as fs from 'node:fs'; import * as net from 'node:net'; import * as os from 'node:os';
  import { execFileSync, spawnSync } from 'node:child_process';
  const base = process.argv.at(-1);
  try { console.log(await (async () => { ${work} })()); } catch (error) { console.log('refused', error.code ?? error.message); }
  process.exit();`;

/** Where the system gives no process files of its own, this says so instead of pretending. */
describe.runIf(process.platform === 'linux')('a process that reads files', () => {
  it('is confined as far as the start of the server says', async () => {
    const sentences = confinement.missing.join(' ');
    expect(sentences.includes('files of this user')).toBe(!confinement.hasPrivateRoot);
    expect(sentences.includes('network')).toBe(confinement.unshare === null);
  });

  it('reads its input, writes its output, and has its temporary files', async () => {
    const work = `fs.writeFileSync(base + '/work/out/made', fs.readFileSync(base + '/work/in/file', 'utf8') + ', seen');
      fs.writeFileSync('/tmp/part', 'x'); return 'done'`;
    expect(await attempt(trying(work))).toBe('done');
    expect(await readFile(join(folders.output, 'made'), 'utf8')).toBe('a drawing, seen');
  });

  it.each([
    ['another file', `return fs.readFileSync(base + '/secret', 'utf8')`],
    ['the settings of a process', `return fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`],
    ['users of the machine', `return fs.readFileSync('/etc/passwd', 'utf8')`],
    [
      'what is beside the program',
      `return fs.readdirSync(${JSON.stringify(join(import.meta.dirname, '../../../../tests'))})`,
    ],
    ['another file by a program', `return execFileSync('cat', [base + '/secret'], { stdio: 'pipe' })`],
  ])('does not read %s', async (_, work) => {
    if (confinement.hasPrivateRoot) expect(await attempt(trying(work))).toMatch(/^refused/);
    else expect(confinement.missing.join(' ')).toContain('files of this user');
  });

  it.each([
    ['its input', `fs.writeFileSync(base + '/work/in/file', 'x')`],
    ['beside its folders', `fs.writeFileSync('/new', 'x')`],
    ['the programs', `fs.writeFileSync('/usr/bin/new', 'x')`],
    ['its own code', `fs.writeFileSync(${JSON.stringify(join(import.meta.dirname, 'new.ts'))}, 'x')`],
    [
      'what it may not see, by mounting it',
      `const { status } = spawnSync('mount', ['-t', 'tmpfs', 'x', '/tmp']); if (status !== 0) throw new Error('no')`,
    ],
    [
      'what it may not see, by leaving its root',
      `const { status } = spawnSync('chroot', ['/tmp', '/x']); if (status === 125) throw new Error('no')`,
    ],
  ])('does not change %s', async (_, work) => {
    if (confinement.hasPrivateRoot) expect(await attempt(trying(`${work}; return 'changed'`))).toMatch(/^refused/);
    else expect(confinement.missing.join(' ')).toContain('files of this user');
    expect(await readFile(join(folders.input, 'file'), 'utf8')).toBe('a drawing');
  });

  it('reaches nobody by the network, and no other process', async () => {
    const server = createServer((socket) => socket.end('hello'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const reach = `return new Promise((resolve, reject) => net.connect(${port}, '127.0.0.1').on('error', reject).on('data', String).on('data', resolve))`;
    const kill = `process.kill(${process.pid}, 0); return 'reached'`;
    try {
      if (confinement.unshare !== null) expect(await attempt(trying(reach))).toMatch(/^refused/);
      if (confinement.hasPrivateRoot) expect(await attempt(trying(kill))).toBe('refused ESRCH');
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('is held to its files by Node.js too, where nothing else does', async () => {
    const bare = { ...confinement, unshare: null, hasPrivateRoot: false };
    const before = confinement;
    confinement = bare;
    try {
      const permissions = listPermissions(folders);
      for (const work of [
        `return fs.readFileSync(base + '/secret', 'utf8')`,
        `fs.writeFileSync(base + '/work/in/file', 'x'); return 'changed'`,
        `return fs.readFileSync('/etc/passwd', 'utf8')`,
      ])
        expect(await attempt(trying(work), permissions)).toBe('refused ERR_ACCESS_DENIED');
      expect(await attempt(trying(`return fs.readFileSync(base + '/work/in/file', 'utf8')`), permissions)).toBe(
        'a drawing',
      );
    } finally {
      confinement = before;
    }
  });
});
