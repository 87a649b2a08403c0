/** What one file may cost. */
export interface ProcessingLimits {
  /** By the clock; then the process is killed. */
  readonly seconds: number;
  /** Of JavaScript's own memory. */
  readonly heapMegabytes: number;
  /** Of everything that the process writes to in memory: pixels, samples, heap. */
  readonly memoryMegabytes: number;
  /** Of one file that is written. */
  readonly outputMegabytes: number;
}

export const processingLimits: ProcessingLimits = {
  seconds: 60,
  heapMegabytes: 384,
  memoryMegabytes: 1600,
  outputMegabytes: 200,
};
