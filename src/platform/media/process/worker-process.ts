import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { confine, findConfinement } from './confinement.ts';
import { parseAnswer } from './parse-answer.ts';
import { listPermissions } from './private-root.ts';
import type { ProcessingOutcome } from './processed-file.ts';
import type { ProcessingLimits } from './processing-limits.ts';
import { takeReaderUser } from './reader-user.ts';
import { readLines } from './readers/read-lines.ts';
import { openWorkFolder, type WorkFolder } from './work-folder.ts';
import type { ProcessingRequest } from './worker.ts';

/** Error if the process can't be started or the system refuses a resource, which isn't a file's fault. */
class ProcessingError extends Error {}

/** Error if the process ended, was killed, or sent an invalid response while it processed a file. */
export class ProcessFailure extends Error {}

/** Maximum number of files per process, to limit how long a compromised process lives. */
const FILES_PER_PROCESS = 32;

/** Program of the process, which answers each line of its input with a line. */
interface WorkerProgram {
  readonly script: string;
  /** Maximum number of requests per process. */
  readonly requests: number;
}

const fileReader: WorkerProgram = { script: join(import.meta.dirname, 'worker.ts'), requests: FILES_PER_PROCESS };

/** Time limit of a start, after which the process is killed. */
const START_MS = 60_000;

const WORDS_KEPT = 2000;

/**
 * Maximum size of a response in bytes. An archive of many files needs less, but a compromised process could write
 * endlessly.
 */
const MAX_ANSWER_BYTES = 8_000_000;

/** A process that reads untrusted files. It can be killed, and has no environment and only the necessary rights. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #answers: AsyncIterator<string, undefined>;
  readonly #exited: Promise<string>;
  readonly #maxRequests: number;
  #words = '';
  #done = 0;

  /** Files of this machine that the process can see. */
  readonly workFolder: WorkFolder;

  private constructor(child: ChildProcess, workFolder: WorkFolder, maxRequests: number) {
    this.#child = child;
    this.#maxRequests = maxRequests;
    this.workFolder = workFolder;
    const results = child.stdio[3] as Readable;
    this.#answers = readLines(results, MAX_ANSWER_BYTES);
    child.stdin?.on('error', () => undefined);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#words = (this.#words + text).slice(-WORDS_KEPT);
    });
    this.#exited = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
    });
    void this.#exited.then(() => rm(workFolder.base, { recursive: true, force: true })).catch(() => undefined);
  }

  /**
   * Starts a process.
   * @param workFolder folder that is best on the same disk as the files to read
   * @param seconds time limit of its first file, which may exceed that of a small one
   */
  static async start(
    limits: ProcessingLimits,
    workFolder: string,
    seconds: number,
    { script, requests }: WorkerProgram = fileReader,
  ): Promise<WorkerProcess> {
    const confinement = await findConfinement();
    if (confinement.refusal !== null) throw new ProcessingError(confinement.refusal);
    const opened = await openWorkFolder(workFolder, confinement.dropsRoot ? takeReaderUser() : null);
    const { base, folders, seen, user } = opened;
    const heap = `--max-old-space-size=${limits.heapMegabytes}`;
    const node = [process.execPath, heap, ...listPermissions(seen), script];
    const [program = '', ...args] = confine(node, confinement, {
      limits,
      seconds: Math.max(limits.seconds * requests, seconds),
      folders,
      user,
    });
    const child = spawn(program, args, {
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
      env: user === null ? {} : { TMPDIR: seen.temporary },
      cwd: user === null ? '/' : base,
      // The process has its own group, so that helper processes end with it.
      detached: process.platform !== 'win32',
    });
    const worker = new WorkerProcess(child, opened, requests);
    const clock = setTimeout(() => worker.kill(), START_MS);
    const line = await worker.#readLine().finally(() => clearTimeout(clock));
    if (line !== 'ready') {
      worker.kill();
      throw new ProcessingError(`The process for files didn't start: ${await worker.#exited} ${worker.#words}`);
    }
    return worker;
  }

  get isFresh(): boolean {
    return this.#done === 0;
  }

  get isUsable(): boolean {
    return this.#done < this.#maxRequests && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Processes one file. @throws ProcessFailure, ProcessingError; the process has ended then */
  process(request: ProcessingRequest, seconds: number): Promise<ProcessingOutcome> {
    return this.ask(request, seconds, parseAnswer);
  }

  /** Sends a request and parses its answer. @throws ProcessFailure, ProcessingError; the process has ended then */
  async ask<T extends object>(
    request: object,
    seconds: number,
    parse: (line: string) => T | { readonly error: string },
  ): Promise<T> {
    this.#keepAlive(true);
    let late = false;
    const clock = setTimeout(() => {
      late = true;
      this.kill();
    }, seconds * 1000);
    try {
      (this.#child.stdin as Writable).write(`${JSON.stringify(request)}\n`);
      const line = await this.#readLine();
      if (line === undefined) throw new ProcessFailure(await this.#describeEnd(late, seconds));
      this.#done += 1;
      const answer = parse(line);
      if ('error' in answer) throw new ProcessingError(answer.error);
      return answer;
    } catch (error) {
      this.kill();
      const isKnown = error instanceof ProcessFailure || error instanceof ProcessingError;
      throw isKnown ? error : new ProcessFailure(`It answered without sense: ${String(error)}`);
    } finally {
      clearTimeout(clock);
      this.#keepAlive(false);
    }
  }

  async #readLine(): Promise<string | undefined> {
    const next: IteratorResult<string, undefined> = await this.#answers.next();
    return next.value;
  }

  async #describeEnd(late: boolean, seconds: number): Promise<string> {
    if (late) return `It took longer than ${seconds} seconds.`;
    const end = await this.#exited;
    // The process's messages aren't shown, because they contain paths of this machine.
    if (/out of memory|heap limit/i.test(this.#words)) return 'It needed more memory than it may have.';
    return `The process that read it ended: ${end}.`;
  }

  /** Sets whether the process keeps the server running; an idle one doesn't. */
  #keepAlive(isBusy: boolean): void {
    const handles = [this.#child, ...this.#child.stdio] as ({ ref?(): void; unref?(): void } | null)[];
    for (const handle of handles)
      if (isBusy) handle?.ref?.();
      else handle?.unref?.();
  }

  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}
