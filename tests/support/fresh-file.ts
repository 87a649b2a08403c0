import { afterAll, vi } from 'vitest';

// Test files share a process and its modules (`isolate: false`), so each restores the initial state, even if a test
// failed before its own cleanup.
const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
