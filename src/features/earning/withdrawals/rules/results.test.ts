import { describe, expect, it } from 'vitest';
import { findContradictions, parseResults } from './results.ts';

const rowsOf = async (csv: string) => {
  const rows = await parseResults(csv);
  if (typeof rows === 'string') throw new Error(rows);
  return rows;
};

describe('what the bank did', () => {
  it('is found by columns, in any order and among others', async () => {
    const csv = '\uFEFFReason,Extra,STATUS,request,Reference\nNo,x,Failed,12,\n,,success,13,TX\n,,,abc,\n,,maybe,14,';
    expect(await parseResults(csv)).toEqual([
      { row: 2, request: '12', number: 12, result: 'failed', reference: '', reason: 'No', amount: null },
      { row: 3, request: '13', number: 13, result: 'paid', reference: 'TX', reason: '', amount: null },
      { row: 4, request: 'abc', number: undefined, result: 'none', reference: '', reason: '', amount: null },
      { row: 5, request: '14', number: 14, result: 'unknown', reference: '', reason: '', amount: null },
    ]);
  });

  it('needs its columns', async () => {
    expect(await parseResults('request,status,reference\n1,paid,x')).toBe('no_columns');
    expect(await parseResults('')).toBe('no_columns');
  });

  it('is read with semicolons, without empty lines, and with the lines where rows begin', async () => {
    const csv = 'request;status;reference;reason\r\n\r\n;;;\r\n1;paid;"2;3";"two\nlines"\r\n2;failed;;x';
    expect((await rowsOf(csv)).map(({ row, reference, reason }) => [row, reference, reason])).toEqual([
      [4, '2;3', 'two\nlines'],
      [6, '', 'x'],
    ]);
  });

  it('is cleaned of what nobody sees', async () => {
    const csv = 'request,status,reference,reason\n1,paid,"TX\t1\u200E\n2"," a\u202Eb "';
    expect(await rowsOf(csv)).toMatchObject([{ reference: 'TX 1 2', reason: 'ab' }]);
  });

  it('isn’t taken from a file that ends inside quotes', async () => {
    expect(await parseResults('request,status,reference,reason\n1,paid,"TX,\n2,paid,TX2,\n')).toBe('unclosed');
    expect(await parseResults('request,status,reference,reason\n1,paid,TX,\n"')).toBe('unclosed');
    expect(await rowsOf('request,status,reference,reason\n1,paid,TX,""')).toHaveLength(1);
  });

  it.each([
    ['paid', 'paid'],
    ['Success', 'paid'],
    ['successful', 'paid'],
    ['পরিশোধিত', 'paid'],
    ['failed', 'failed'],
    ['fail', 'failed'],
    ['ব্যর্থ', 'failed'],
    ['', 'none'],
    ['returned', 'unknown'],
  ])('is called %j, which means %s', async (word, result) => {
    expect(await rowsOf(`request,status,reference,reason\n1,${word},,`)).toMatchObject([{ result }]);
  });

  it.each([
    ['12', 12],
    [' ১২ ', undefined],
    ['x12', undefined],
    ['12x', undefined],
    ['-12', undefined],
    ['9'.repeat(15), 999_999_999_999_999],
    ['9'.repeat(16), undefined],
  ])('is about the request %j', async (request, number) => {
    expect((await rowsOf(`request,status,reference,reason\n${request},paid,x,`)).map((row) => row.number)).toEqual([
      number,
    ]);
  });

  it('may say how much it was', async () => {
    const csv = 'amount,request,status,reference,reason\n"1,500.25",1,paid,x,\n,2,paid,x,\n?,3,paid,x,';
    expect((await rowsOf(csv)).map(({ amount }) => amount)).toEqual([150_025, null, 'unreadable']);
  });

  it('is read by commas where as many semicolons are in the heading', async () => {
    expect(await rowsOf('request,status,reference,reason,a;b;c;d;e\n1,paid,x,')).toHaveLength(1);
  });

  it('leaves out rows of spaces', async () => {
    expect(await rowsOf('request,status,reference,reason\n , ,\t,\n1,paid,x,')).toHaveLength(1);
  });

  it('isn’t known where two rows of a request differ', async () => {
    const csv =
      'request,status,reference,reason\n1,failed,,x\n1,paid,TX,\n2,paid,A,\n2,paid,B,\n3,paid,A,\n3,paid,A,\n4,,,\n4,failed,,x';
    expect([...findContradictions(await rowsOf(csv))]).toEqual([1, 2]);
  });

  it('is known of rows that only differ in words, or are of no request', async () => {
    const csv = 'request,status,reference,reason\n1,failed,A,x\n1,failed,B,y\nabc,paid,A,\nxyz,failed,,z';
    expect([...findContradictions(await rowsOf(csv))]).toEqual([]);
  });
});
