/** An error in S3's format. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | string;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export type Tree = string | number | boolean | readonly [string, Tree][];

const toXml = (tree: Tree): string =>
  Array.isArray(tree)
    ? (tree as readonly [string, Tree][]).map(([name, inside]) => `<${name}>${toXml(inside)}</${name}>`).join('')
    : escapeXml(String(tree));

export const xmlAnswer = (name: string, tree: Tree, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${toXml([[name, tree]])}`,
});

export const errorAnswer = (code: string, status: number): Answer =>
  xmlAnswer(
    'Error',
    [
      ['Code', code],
      ['Message', `The stand-in says ${code}`],
      ['RequestId', '1'],
    ],
    status,
  );
