import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { startScript } from '../../../../tests/support/run-script.ts';
import {
  createAdminCommandDeps,
  LastOwnerError,
  listAdmins,
  setAdminDisabled,
  setAdminRole,
} from './service/commands.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const command = createAdminCommandDeps(app.systemContext());
const runAdmin = (...args: string[]) => startScript(app, 'admin', args).ended;

describe('the admin command', () => {
  it('makes the first admin an owner and the next one a moderator, and says so', { timeout: 60_000 }, async () => {
    const first = await runAdmin('create', '--email', 'first@example.com');
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^first@example\.com is owner and may sign in/),
    });
    const second = await runAdmin('create', '--email', 'second@example.com');
    expect(second.output).toMatch(/^second@example\.com is moderator and may sign in/);
    expect((await listAdmins(command)).map(({ role }) => role)).toEqual(['owner', 'moderator']);
  });

  it('says in a sentence that the last owner stays', { timeout: 60_000 }, async () => {
    expect(await runAdmin('disable', '--email', 'first@example.com')).toEqual({
      code: 1,
      output: 'first@example.com is the last owner who can sign in. Make somebody else owner first.\n',
    });
  });
});

describe('the last owner', () => {
  it('is neither disabled nor made a moderator, whatever others were before', async () => {
    const other = await signInAdmin(app);
    expect(await setAdminDisabled(command, other.email, true)).toBe(true);
    await expect(setAdminDisabled(command, 'first@example.com', true)).rejects.toThrow(LastOwnerError);
    await expect(setAdminRole(command, 'first@example.com', 'moderator')).rejects.toThrow(LastOwnerError);
    expect(await setAdminDisabled(command, 'second@example.com', true)).toBe(true);
  });

  it('is left where two owners disable each other at the same time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const other = await signInAdmin(app);
      const outcomes = await Promise.allSettled([
        setAdminDisabled(command, other.email, true),
        round % 2 === 0
          ? setAdminDisabled(command, 'first@example.com', true)
          : setAdminRole(command, 'first@example.com', 'moderator'),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const owners = (await listAdmins(command)).filter(({ role, disabled }) => role === 'owner' && !disabled);
      expect(owners).toHaveLength(1);
      await setAdminDisabled(command, 'first@example.com', false);
      await setAdminRole(command, 'first@example.com', 'owner');
      if (owners[0]?.email !== 'first@example.com') await setAdminDisabled(command, other.email, true);
    }
  });
});
