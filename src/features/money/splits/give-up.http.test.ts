import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Collaboration, makeCollaborators, share } from '../../../../tests/support/collaborators.ts';
import { signInContributor } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const { owner, editor, singer, makeWork, makeProposal, answer, leave, readWork, readLastNotice } =
  await makeCollaborators(app);

describe('at the same moment', () => {
  it.each([
    ['agree and decline', ['agreed', 'declined']],
    ['agree twice', ['agreed', 'agreed']],
  ])('%s: one thing comes of it', async (_, answers) => {
    const contentId = await makeWork();
    const id = await makeProposal(contentId, [share(editor, 3000)]);
    const told = await Promise.all(answers.map((given) => answer(editor, id, given)));
    const { inForce } = await readWork(contentId);
    const isTwice = answers[0] === answers[1];
    expect(told.map(({ status }) => status).sort((a, b) => a - b)).toEqual(isTwice ? [200, 200] : [200, 409]);
    expect(inForce !== null).toBe(told[0]?.status === 200);
  });

  it('the last two agree: it is in force once', async () => {
    const contentId = await makeWork();
    const id = await makeProposal(contentId, [share(editor, 3000), share(singer, 3000)]);
    const told = await Promise.all([answer(editor, id), answer(singer, id)]);
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readWork(contentId)).inForce).not.toBeNull();
  });

  it('one agrees and it is withdrawn: one of both', async () => {
    const contentId = await makeWork();
    const id = await makeProposal(contentId, [share(editor, 3000)]);
    const [agreed, withdrawn] = await Promise.all([
      answer(editor, id),
      owner.call('DELETE', `/contributor/collaborations/proposal/${id}`),
    ]);
    expect([agreed.status, withdrawn.status].sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await readWork(contentId)).inForce !== null).toBe(agreed.status === 200);
  });
});

describe('a share', () => {
  const agreedBy = async (contentId: string): Promise<string> => {
    const id = await makeProposal(contentId, [share(editor, 3000), share(singer, 2000)]);
    await answer(editor, id);
    await answer(singer, id);
    return id;
  };

  it('can be given up: it is the owner’s, and the others keep theirs', async () => {
    const contentId = await makeWork();
    const id = await agreedBy(contentId);
    expect((await leave(owner, id)).status).toBe(409);
    expect((await leave(editor, id)).status).toBe(200);
    expect((await leave(editor, id)).status).toBe(200);
    expect((await readWork(contentId)).inForce).toEqual([
      [owner.username, 8000],
      [singer.username, 2000],
    ]);
    expect(await readLastNotice(owner)).toEqual(['split_left', 'Heron']);
    const { body } = await singer.call('GET', '/contributor/collaborations');
    const own = (body['items'] as Collaboration[]).find(({ shares }) => shares[0]?.basisPoints === 8000);
    expect((await leave(singer, own?._id ?? '')).status).toBe(200);
    expect((await readWork(contentId)).inForce).toBeNull();
  });

  it('ends what was proposed meanwhile', async () => {
    const contentId = await makeWork();
    const id = await agreedBy(contentId);
    const next = await makeProposal(contentId, [share(editor, 1000), share(singer, 2000)]);
    await leave(editor, id);
    expect((await readWork(contentId)).proposed).toBeNull();
    expect((await answer(singer, next)).status).toBe(409);
  });

  it('of a proposal can’t be given up', async () => {
    const id = await makeProposal(await makeWork(), [share(editor, 1000)]);
    expect((await leave(editor, id)).status).toBe(409);
  });
});

describe('the lists', () => {
  it('have what is current, and what is past, page by page', async () => {
    const person = await signInContributor(app);
    const ids: string[] = [];
    for (const given of ['agreed', 'declined', undefined]) {
      const id = await makeProposal(await makeWork(), [share(person, 1000)]);
      if (given !== undefined) await answer(person, id, given);
      ids.push(id);
    }
    const read = async (query: string) => {
      const { body } = await person.call('GET', `/contributor/collaborations?${query}`);
      const items = body['items'] as Collaboration[];
      return { ids: items.map(({ _id }) => _id), next: body['nextCursor'] as string | null, total: body['total'] };
    };
    expect(await read('')).toEqual({ ids: [ids[2], ids[0]], next: null, total: 2 });
    expect(await read('show=past')).toEqual({ ids: [ids[1]], next: null, total: 1 });
    const first = await read('limit=1');
    expect(first.ids).toEqual([ids[2]]);
    expect((await read(`limit=1&cursor=${first.next}`)).ids).toEqual([ids[0]]);
    expect((await person.call('GET', '/contributor/collaborations?cursor=x')).status).toBe(400);
  });
});
