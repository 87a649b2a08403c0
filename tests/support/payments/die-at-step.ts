import { interruptSteps } from '../../../src/platform/payments/fail-point.ts';

// Loaded before the server (`node --import`): kills the process at this step, like `kill -9`.
interruptSteps((step) => {
  if (step === process.env['ARBOR_TEST_DIE_AT']) process.kill(process.pid, 'SIGKILL');
});
