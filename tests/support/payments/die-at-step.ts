import { interruptSteps } from '../../../src/platform/payments/fail-point.ts';

// Loaded before the server (`node --import`): ends the process there, as `kill -9` does.
interruptSteps((step) => {
  if (step === process.env['ARBOR_TEST_DIE_AT']) process.kill(process.pid, 'SIGKILL');
});
