import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { submitDraft } from '../../../../tests/support/reviews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mina = await signInContributor(app);
const reviewer = await signInAdmin(app, 'moderator');

it('an error of the site’s own says so of its work, and every other one has its own outcome', async () => {
  const works = [await submitDraft(app, mina), await submitDraft(app, mina), await submitDraft(app, mina)];
  const ids = works.map(({ submissionId }) => submissionId);
  // The trigger simulates an internal failure of one decision.
  await app.pool.query(`
    create function fail_one() returns trigger language plpgsql as $$ begin
      if new.id = '${ids[1]}' then raise exception 'broken inside'; end if;
      return new;
    end $$;
    create trigger fail_one before update on submission for each row execute function fail_one();`);
  const decide = () =>
    reviewer.call('PATCH', '/content/review/changes', { ids: [...ids, 'nothing'], reasons: ['FOCUS'] });
  const first = await decide();
  expect([first.status, first.body]).toMatchObject([
    200,
    {
      done: [ids[0], ids[2]],
      refused: [
        {
          _id: ids[1],
          code: 'internal',
          detail: 'Something went wrong on our side. Nothing was changed for this work; try again.',
        },
        { _id: 'nothing', code: 'not_found' },
      ],
    },
  ]);
  expect(JSON.stringify(first.body)).not.toContain('broken inside');
  const { rows } = await app.pool.query<{ decision: string | null }>(
    'select decision from submission where id = any($1) order by id',
    [ids],
  );
  expect(rows.map(({ decision }) => decision)).toEqual(['changes_requested', null, 'changes_requested']);

  await app.pool.query('drop trigger fail_one on submission');
  const again = await decide();
  expect(again.body).toMatchObject({ done: [ids[1]], refused: [{ code: 'conflict' }, { code: 'conflict' }, {}] });
});
