import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import {
  type Collaboration,
  errorsOf,
  makeCollaborators,
  share,
  toCollaboration,
} from '../../../../tests/support/collaborators.ts';
import { signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const { owner, editor, singer, makeWork, propose, makeProposal, answer, readWork, readLastNotice } =
  await makeCollaborators(app);
await app.pool.query(`update account set email = 'editor@example.com', email_verified = true where id = $1`, [
  editor.userId,
]);

describe('a proposal', () => {
  it('is in force once the last one has agreed, and not before', async () => {
    const contentId = await makeWork();
    const answered = await propose(contentId, [share(editor, 3000), share(singer, 2000)]);
    const { _id: id, ...told } = toCollaboration(answered);
    expect(told).toMatchObject({
      state: 'proposed',
      title: 'Heron',
      isOwner: true,
      shares: [
        { username: owner.username, isMe: true, basisPoints: 5000, answer: 'agreed' },
        { username: editor.username, isMe: false, basisPoints: 3000, answer: 'pending' },
        { username: singer.username, isMe: false, basisPoints: 2000, answer: 'pending' },
      ],
    });
    expect(await readLastNotice(editor)).toEqual(['split_proposed', 'Heron']);
    const { rows } = await app.pool.query<{ subject: string; text_body: string }>(
      `select subject, text_body from mail where recipient = 'editor@example.com'`,
    );
    expect(rows[0]).toMatchObject({
      subject: expect.stringContaining('Heron'),
      text_body: expect.stringContaining('30%'),
    });
    expect(toCollaboration(await answer(editor, id)).state).toBe('proposed');
    expect((await readWork(contentId)).inForce).toBeNull();
    expect(toCollaboration(await answer(singer, id))).toMatchObject({ state: 'in_force', isOwner: false });
    expect(await readWork(contentId)).toEqual({
      inForce: [
        [owner.username, 5000],
        [editor.username, 3000],
        [singer.username, 2000],
      ],
      proposed: null,
    });
    expect(await readLastNotice(owner)).toEqual(['split_agreed', 'Heron']);
    // Repeating an answer changes nothing; the opposite answer is refused.
    expect((await answer(singer, id)).status).toBe(200);
    expect((await answer(singer, id, 'declined')).status).toBe(409);
  });

  it('can be answered by a process whose clock is behind', async () => {
    const contentId = await makeWork();
    const id = createId();
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into split_agreement (id, content_id, owner_id, proposed_at)
       select $1, id, contributor_id, now() + interval '1 minute' from content where id = $2`,
      [id, contentId],
    );
    await client.query(
      `insert into split_share (agreement_id, contributor_id, position, basis_points, answer, answered_at)
       values ($1, $2, 0, 6000, 'agreed', now()), ($1, $3, 1, 4000, 'pending', null)`,
      [id, owner.userId, editor.userId],
    );
    await client.query('commit');
    client.release();
    expect(toCollaboration(await answer(editor, id)).state).toBe('in_force');
  });

  it('changes nothing where one declines', async () => {
    const contentId = await makeWork();
    const id = await makeProposal(contentId, [share(editor, 3000), share(singer, 2000)]);
    await answer(editor, id);
    expect(toCollaboration(await answer(singer, id, 'declined')).state).toBe('declined');
    expect(await readWork(contentId)).toEqual({ inForce: null, proposed: null });
    expect(await readLastNotice(owner)).toEqual(['split_declined', 'Heron']);
    expect((await answer(editor, id, 'declined')).status).toBe(409);
    expect((await owner.call('DELETE', `/contributor/collaborations/proposal/${id}`)).status).toBe(409);
  });

  it('can be withdrawn by whoever made it, twice too, and by nobody else', async () => {
    const contentId = await makeWork();
    const id = await makeProposal(contentId, [share(editor, 3000)]);
    const path = `/contributor/collaborations/proposal/${id}`;
    expect((await editor.call('DELETE', path)).status).toBe(404);
    expect((await owner.call('DELETE', path)).status).toBe(200);
    expect((await owner.call('DELETE', path)).status).toBe(200);
    expect((await answer(editor, id)).status).toBe(409);
    expect(await readWork(contentId)).toEqual({ inForce: null, proposed: null });
  });

  it('takes the place of what is in force only where those agree who share now', async () => {
    const contentId = await makeWork();
    await answer(editor, await makeProposal(contentId, [share(editor, 4000)]));
    const next = await makeProposal(contentId, [share(singer, 4000)]);
    await answer(singer, next);
    expect(await readWork(contentId)).toEqual({
      inForce: [
        [owner.username, 6000],
        [editor.username, 4000],
      ],
      proposed: [
        [owner.username, 6000],
        [singer.username, 4000],
        [editor.username, 0],
      ],
    });
    await answer(editor, next);
    expect((await readWork(contentId)).inForce).toEqual([
      [owner.username, 6000],
      [singer.username, 4000],
      [editor.username, 0],
    ]);
    // A contributor whose share ends isn't asked for consent.
    await answer(singer, await makeProposal(contentId, []));
    expect(await readWork(contentId)).toEqual({ inForce: null, proposed: null });
  });

  it('is one at a time', async () => {
    const contentId = await makeWork();
    await makeProposal(contentId, [share(editor, 3000)]);
    expect((await propose(contentId, [share(singer, 3000)])).status).toBe(409);
    const other = await makeWork();
    const answers = await Promise.all([editor, singer, editor].map((person) => propose(other, [share(person, 100)])));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it.each<[string, () => readonly unknown[], readonly string[]]>([
    ['more than the whole', () => [share(editor, 6000), share(singer, 4001)], ['shares']],
    ['nothing for somebody', () => [share(editor, 0)], ['shares.0.basisPoints']],
    ['less than nothing', () => [share(editor, -1)], ['shares.0.basisPoints']],
    ['half a basis point', () => [{ username: editor.username, basisPoints: 0.5 }], ['shares.0.basisPoints']],
    ['somebody twice', () => [share(editor, 1000), share(editor, 1000)], ['shares.1.username']],
    ['the work’s own contributor', () => [share(owner, 1000)], ['shares.0.username']],
    ['nobody', () => [{ username: 'nobody-at-all', basisPoints: 1000 }], ['shares.0.username']],
    ['what is shared so already', () => [], ['shares']],
    ['eleven others', () => Array.from({ length: 11 }, () => share(editor, 1)), ['shares']],
  ])('of %s is refused', async (_, shares, paths) => {
    const contentId = await makeWork();
    const refused = await propose(contentId, shares());
    expect([refused.status, errorsOf(refused)]).toEqual([400, paths]);
    expect(await readWork(contentId)).toEqual({ inForce: null, proposed: null });
  });

  it('is for contributors who can agree: no user, no applicant, nobody suspended', async () => {
    const contentId = await makeWork();
    const user = await signInUser(app);
    const suspended = await signInContributor(app);
    await app.pool.query("update contributor set status = 'suspended', status_reason = 'x' where id = $1", [
      suspended.userId,
    ]);
    for (const person of [user, suspended])
      expect(errorsOf(await propose(contentId, [share(person, 100)]))).toEqual(['shares.0.username']);
  });

  it('finds people however their username is written', async () => {
    const contentId = await makeWork();
    await makeProposal(contentId, [{ username: ` @${editor.username.toUpperCase()} `, basisPoints: 100 }]);
    expect((await readWork(contentId)).proposed?.[1]).toEqual([editor.username, 100]);
  });

  it('is of own works, and no revision', async () => {
    const contentId = await makeWork();
    expect((await propose(contentId, [share(singer, 100)], editor)).status).toBe(404);
    expect((await propose(createId(), [share(singer, 100)])).status).toBe(404);
    expect((await propose('heron', [share(singer, 100)])).status).toBe(404);
    await app.pool.query(
      `insert into content (id, contributor_id, category_id, title, revision_of)
       select $2, contributor_id, category_id, title, id from content where id = $1`,
      [contentId, createId()],
    );
    const { rows } = await app.pool.query<{ id: string }>('select id from content where revision_of = $1', [contentId]);
    expect((await propose(rows[0]?.id ?? '', [share(singer, 100)])).status).toBe(404);
  });

  it('is seen and answered by nobody else', async () => {
    const contentId = await makeWork();
    const id = await makeProposal(contentId, [share(editor, 3000)]);
    expect((await answer(singer, id)).status).toBe(404);
    expect((await singer.call('DELETE', `/contributor/collaborations/share/${id}`)).status).toBe(404);
    expect((await editor.call('GET', `/contributor/collaborations/work/${contentId}`)).status).toBe(404);
    const { body } = await singer.call('GET', '/contributor/collaborations');
    expect((body['items'] as Collaboration[]).map(({ _id }) => _id)).not.toContain(id);
  });
});
