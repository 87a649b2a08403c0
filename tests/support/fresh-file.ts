import { afterAll, vi } from 'vitest';

// Files of tests share a process and its modules (`isolate: false`), so each leaves behind what it found: also one that
// failed before it could tidy up.
const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
