import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { denyNamespaces } from '../../../../tests/support/denied-namespaces.ts';
import { type Confinement, confine, probeConfinement } from './confinement.ts';
import { listPermissions } from './private-root.ts';
import { processingLimits } from './processing-limits.ts';
import { takeReaderUser } from './reader-user.ts';
import { openWorkFolder, type PlacedFile, placeFile, removePlacedFile, type WorkFolder } from './work-folder.ts';

const run = promisify(execFile);
const denied = denyNamespaces();
const isRoot = process.getuid?.() === 0;

type Place = readonly [where: string, before: readonly string[]];
/** Environments to test in; only root can create those with fewer rights. */
const places: readonly Place[] = [
  ['as this machine is', []],
  ...(isRoot
    ? ([
        ['where root may not mount', denied.mounts],
        ['where root may make no namespace', denied.namespaces],
      ] as const)
    : []),
];

const trying = (work: string): string => `
  import * as fs from 'node:fs'; import * as net from 'node:net'; import * as os from 'node:os';
  import { execFileSync, spawnSync } from 'node:child_process';
  const [base, input, output] = process.argv.slice(-3);
  try { console.log(await (async () => { ${work} })()); } catch (error) { console.log('refused', error.code ?? error.message); }
  process.exit();`;

/** On other systems, processes can't be isolated from files, so the tests are skipped visibly. */
describe.runIf(process.platform === 'linux').each(places)('a process that reads files, %s', (_where, before) => {
  let base: string;
  let confinement: Confinement;
  let work: WorkFolder;
  let placed: PlacedFile;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'arbor-confined-'));
    // The folder is open, so that only each file's own permissions protect it.
    await chmod(base, 0o755);
    await writeFile(join(base, 'secret'), 'the key of the house', { mode: 0o600 });
    await writeFile(join(base, 'drawing'), 'a drawing', { mode: 0o600 });
    confinement = await probeConfinement(before);
    work = await openWorkFolder(join(base, 'work'), confinement.dropsRoot ? takeReaderUser() : null);
    placed = await placeFile(work, join(base, 'drawing'));
  });
  afterAll(() => rm(base, { recursive: true }));

  /** Runs `script` as the reader process, to test what a compromised reader could do. */
  async function attempt(script: string, { as = confinement, permissions = [] as readonly string[] } = {}) {
    const names = [base, placed.seen.path, placed.seen.outFolder];
    const program = [process.execPath, ...permissions, '--input-type=module', '-e', script, ...names];
    const options = { limits: processingLimits, seconds: 30, folders: work.folders, user: work.user };
    const [command = '', ...args] = [...before, ...confine(program, as, options)];
    const cwd = work.user === null ? '/' : work.base;
    const env = { PATH: '/usr/bin:/bin', ...(work.user === null ? {} : { TMPDIR: work.seen.temporary }) };
    const { stdout } = await run(command, args, { env, timeout: 15_000, cwd });
    return stdout.trim();
  }

  it('is confined as far as the start of the server says', () => {
    const { missing, hasPrivateRoot, dropsRoot, unshare, refusal } = confinement;
    const sentences = missing.join(' ');
    expect(sentences.includes('files of this user')).toBe(!hasPrivateRoot && !dropsRoot);
    expect(sentences.includes('files that every user of this machine may read')).toBe(dropsRoot);
    expect(sentences.includes('network')).toBe(unshare === null);
    expect(refusal).toBeNull();
    if (before.length > 0) expect({ hasPrivateRoot, dropsRoot }).toEqual({ hasPrivateRoot: false, dropsRoot: true });
    if (isRoot) expect(unshare === null).toBe(before === denied.namespaces);
  });

  it('reads its input, writes its output, and has its temporary files', async () => {
    const script = `fs.writeFileSync(output + '/made', fs.readFileSync(input, 'utf8') + ', seen');
      fs.writeFileSync(os.tmpdir() + '/part', 'x'); return 'done'`;
    expect(await attempt(trying(script))).toBe('done');
    expect(await readFile(join(placed.outFolder, 'made'), 'utf8')).toBe('a drawing, seen');
  });

  it.each([
    ['another file', `return fs.readFileSync(base + '/secret', 'utf8')`],
    ['another file by a program', `return execFileSync('cat', [base + '/secret'], { stdio: 'pipe' })`],
    [
      'the settings of any process',
      `const own = fs.readlinkSync('/proc/self');
       const read = (id) => { try { return fs.readFileSync('/proc/' + id + '/environ', 'utf8') } catch { return '' } };
       const found = fs.readdirSync('/proc').filter((id) => /^\\d+$/.test(id) && id !== own && read(id) !== '');
       if (found.length === 0) throw new Error('none'); return found.length`,
    ],
    ['the memory of its server', `return fs.openSync('/proc/${process.pid}/mem')`],
  ])('does not read %s', async (_, script) => {
    if (confinement.hasPrivateRoot || confinement.dropsRoot) expect(await attempt(trying(script))).toMatch(/^refused/);
    else expect(confinement.missing.join(' ')).toContain('files of this user');
  });

  it.each([
    ['users of the machine', `return fs.readFileSync('/etc/passwd', 'utf8')`],
    [
      'what is beside the program',
      `return fs.readdirSync(${JSON.stringify(join(import.meta.dirname, '../../../../tests'))})`,
    ],
  ])('does not read %s, unless every user may and the start says so', async (_, script) => {
    if (confinement.hasPrivateRoot) expect(await attempt(trying(script))).toMatch(/^refused/);
    else expect(confinement.missing.join(' ')).toContain('can also read');
  });

  it.each([
    ['its input', `fs.writeFileSync(input, 'x')`],
    ['the rights of its input', `fs.chmodSync(input, 0o777)`],
    ['another file', `fs.writeFileSync(fs.openSync(base + '/drawing', 'r+'), 'x')`],
    ['beside its folders', `fs.writeFileSync(base + '/new', 'x'); fs.writeFileSync('/new', 'x')`],
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
  ])('does not change %s', async (_, script) => {
    if (confinement.hasPrivateRoot || confinement.dropsRoot)
      expect(await attempt(trying(`${script}; return 'changed'`))).toMatch(/^refused/);
    else expect(confinement.missing.join(' ')).toContain('files of this user');
    expect(await readFile(join(base, 'drawing'), 'utf8')).toBe('a drawing');
  });

  it('gains no rights', async () => {
    if (!confinement.hasPrivateRoot && !confinement.dropsRoot) return;
    expect(await attempt(trying(`fs.chownSync(output, 1, 1); return 'gained'`))).toBe('refused EPERM');
    if (!confinement.dropsRoot) return;
    const read = `const lines = fs.readFileSync('/proc/self/status', 'utf8').split('\\n');
      return lines.filter((line) => /^(Uid|Gid|Groups|Cap|NoNewPrivs)/.test(line)).join().replace(/\\s+/g, ' ')`;
    const ids = Array(4).fill(work.user).join(' ');
    const none = ['Inh', 'Prm', 'Eff', 'Bnd', 'Amb'].map((set) => `Cap${set}: 0000000000000000`).join();
    expect(await attempt(trying(read))).toBe(`Uid: ${ids},Gid: ${ids},Groups: ,${none},NoNewPrivs: 1`);
    for (const script of ['process.setuid(0)', 'process.setgid(0)'])
      expect(await attempt(trying(`${script}; return 'gained'`))).toBe('refused EPERM');
  });

  it('reaches nobody by the network, unless the start says so, and no other process', async () => {
    const server = createServer((socket) => socket.end('hello'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const reach = `return new Promise((resolve, reject) => net.connect(${port}, '127.0.0.1').on('error', reject).on('data', String).on('data', resolve))`;
    const kill = `process.kill(${process.pid}, 0); return 'reached'`;
    try {
      if (confinement.unshare !== null) expect(await attempt(trying(reach))).toMatch(/^refused/);
      else expect(confinement.missing.join(' ')).toContain('network');
      if (confinement.hasPrivateRoot || confinement.dropsRoot)
        expect(await attempt(trying(kill))).toMatch(/^refused (ESRCH|EPERM)$/);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('is held to its files by Node.js too, where nothing else does', async () => {
    const as = { ...confinement, unshare: null, hasPrivateRoot: false };
    const permissions = listPermissions(work.seen);
    for (const script of [
      `return fs.readFileSync(base + '/secret', 'utf8')`,
      `fs.writeFileSync(input, 'x'); return 'changed'`,
      `return fs.readFileSync('/etc/passwd', 'utf8')`,
    ])
      expect(await attempt(trying(script), { as, permissions })).toBe('refused ERR_ACCESS_DENIED');
    expect(await attempt(trying(`return fs.readFileSync(input, 'utf8')`), { as, permissions })).toBe('a drawing');
  });

  it('makes previews that belong to the server, and gives the file back as it was', async () => {
    const path = join(base, 'photo');
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3f7cac' } });
    await writeFile(path, await photo.jpeg().toBuffer(), { mode: 0o600 });
    const outFolder = join(base, 'previews');
    const options = { name: 'photo.jpg', outFolder, watermark: null, workFolder: join(base, 'work') };
    const script = `import { processFile } from ${JSON.stringify(join(import.meta.dirname, 'process-file.ts'))};
      console.log(JSON.stringify(await processFile(${JSON.stringify(path)}, ${JSON.stringify(options)}))); process.exit()`;
    const [command = '', ...args] = [...before, process.execPath, '--input-type=module', '-e', script];
    const { stdout } = await run(command, args, { timeout: 60_000 });
    expect(JSON.parse(stdout)).toMatchObject({ refusal: null, file: { preview: { widths: [375, 576, 768, 900] } } });
    const { stdout: rights } = await run('stat', ['-c', '%u:%g %a', join(outFolder, '375.webp'), path]);
    const own = `${process.getuid?.()}:${process.getgid?.()}`;
    expect(rights.trim().split('\n')).toEqual([expect.stringContaining(own), `${own} 600`]);
  });

  it('leaves a file that it has read to the server alone', async () => {
    await removePlacedFile(placed);
    expect((await run('stat', ['-c', '%g %a', join(base, 'drawing')])).stdout.trim()).toBe(`${process.getgid?.()} 600`);
  });
});

describe.runIf(process.platform === 'linux' && isRoot)('where root can’t become another user', () => {
  it('no file is read, and the start says why', async () => {
    const { refusal, missing } = await probeConfinement(denied.users);
    expect(missing).toEqual([]);
    expect(refusal).toContain('Contributors’ files are not processed: this process is root');
    const script = `import { processFile } from ${JSON.stringify(join(import.meta.dirname, 'process-file.ts'))};
      const options = { name: 'a.txt', outFolder: '/tmp/never', watermark: null };
      console.log(await processFile('/etc/hostname', options).catch((error) => error.message)); process.exit()`;
    const [command = '', ...args] = [...denied.users, process.execPath, '--input-type=module', '-e', script];
    expect((await run(command, args, { timeout: 60_000 })).stdout.trim()).toBe(refusal);
  });
});
