import { createHash, randomUUID } from 'node:crypto';
import { type Answer, S3Error, xmlAnswer } from './answers.ts';

const MIN_PART = 5 * 1024 * 1024;

export interface StoredBytes {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly checksum: string | undefined;
  readonly type: string;
  readonly modifiedAt: Date;
}

interface Part {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface OpenUpload {
  readonly key: string;
  readonly type: string;
  readonly startedAt: Date;
  readonly parts: Map<number, Part>;
}

export interface Call {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
  readonly now: Date;
}

const digest = (algorithm: string, bytes: Uint8Array): Buffer => createHash(algorithm).update(bytes).digest();
const toEtag = (bytes: Uint8Array): string => `"${digest('md5', bytes).toString('hex')}"`;
const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Behaviour of one bucket without access control, which is the server's task. */
export class Bucket {
  readonly objects = new Map<string, StoredBytes>();
  readonly uploads = new Map<string, OpenUpload>();
  readonly #name: string;
  /** Number of objects per page of a list. */
  pageSize = 1000;
  /** Whether checksums are stored, as Amazon does and older services don't. */
  keepsChecksums = true;

  constructor(name: string) {
    this.#name = name;
  }

  #checksum({ headers, body }: Call): string | undefined {
    const given = one(headers['x-amz-checksum-sha256']);
    if (given !== undefined && given !== digest('sha256', body).toString('base64')) throw new S3Error(400, 'BadDigest');
    return this.keepsChecksums ? given : undefined;
  }

  #find(key: string): StoredBytes {
    const found = this.objects.get(key);
    if (found === undefined) throw new S3Error(404, 'NoSuchKey');
    return found;
  }

  #upload({ key, query }: Call): OpenUpload {
    const found = this.uploads.get(query.get('uploadId') ?? '');
    if (found?.key !== key) throw new S3Error(404, 'NoSuchUpload');
    return found;
  }

  put(call: Call): Answer {
    const type = one(call.headers['content-type']) ?? 'application/octet-stream';
    const etag = toEtag(call.body);
    const checksum = this.#checksum(call);
    this.objects.set(call.key, { bytes: call.body, etag, checksum, type, modifiedAt: call.now });
    return { status: 200, headers: { etag } };
  }

  head({ key, headers }: Call): Answer {
    const { bytes, etag, checksum, type, modifiedAt } = this.#find(key);
    return {
      status: 200,
      headers: {
        etag,
        'content-type': type,
        'content-length': String(bytes.length),
        'last-modified': modifiedAt.toUTCString(),
        ...(checksum !== undefined && headers['x-amz-checksum-mode'] === 'ENABLED'
          ? { 'x-amz-checksum-sha256': checksum }
          : {}),
      },
    };
  }

  get(call: Call): Answer {
    const { bytes, etag } = this.#find(call.key);
    const match = one(call.headers['if-match']);
    if (match !== undefined && match !== etag) throw new S3Error(412, 'PreconditionFailed');
    const headers = { ...this.head(call).headers };
    for (const name of ['content-disposition', 'content-type', 'cache-control'])
      if (call.query.has(`response-${name}`)) headers[name] = call.query.get(`response-${name}`) ?? '';
    const range = /^bytes=(\d+)-(\d*)$/.exec(one(call.headers['range']) ?? '');
    if (range === null) return { status: 200, headers, body: bytes };
    const start = Number(range[1]);
    const end = Math.min(range[2] === '' ? Number.POSITIVE_INFINITY : Number(range[2]), bytes.length - 1);
    if (start > end) throw new S3Error(416, 'InvalidRange');
    const body = bytes.subarray(start, end + 1);
    return {
      status: 206,
      headers: {
        ...headers,
        'content-length': String(body.length),
        'content-range': `bytes ${start}-${end}/${bytes.length}`,
      },
      body,
    };
  }

  remove({ key }: Call): Answer {
    this.objects.delete(key);
    return { status: 204 };
  }

  copy({ key, headers, now }: Call): Answer {
    const source = decodeURIComponent(one(headers['x-amz-copy-source']) ?? '').replace(/^\//, '');
    const [bucket, ...path] = source.split('/');
    const from = path.join('/');
    if (bucket !== this.#name) throw new S3Error(404, 'NoSuchBucket');
    if (from === key) throw new S3Error(400, 'InvalidRequest');
    const found = this.#find(from);
    this.objects.set(key, { ...found, modifiedAt: now });
    return xmlAnswer('CopyObjectResult', [
      ['ETag', found.etag],
      ['LastModified', now.toISOString()],
    ]);
  }

  list({ query }: Call): Answer {
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, Math.min(this.pageSize, Number(query.get('max-keys') ?? 1000)));
    const isCut = page.length < keys.length;
    return xmlAnswer('ListBucketResult', [
      ['Name', this.#name],
      ['Prefix', prefix],
      ['KeyCount', page.length],
      ['IsTruncated', isCut],
      ...(isCut
        ? [['NextContinuationToken', Buffer.from(page.at(-1) ?? '').toString('base64')] as [string, string]]
        : []),
      ...page.map((key): [string, [string, string | number][]] => {
        const { bytes, etag, modifiedAt } = this.#find(key);
        const row: [string, string | number][] = [
          ['Key', key],
          ['LastModified', modifiedAt.toISOString()],
          ['ETag', etag],
          ['Size', bytes.length],
        ];
        return ['Contents', row];
      }),
    ]);
  }

  createUpload({ key, headers, now }: Call): Answer {
    const id = randomUUID();
    const type = one(headers['content-type']) ?? 'application/octet-stream';
    this.uploads.set(id, { key, type, startedAt: now, parts: new Map() });
    return xmlAnswer('InitiateMultipartUploadResult', [
      ['Bucket', this.#name],
      ['Key', key],
      ['UploadId', id],
    ]);
  }

  putPart(call: Call): Answer {
    const upload = this.#upload(call);
    this.#checksum(call);
    const etag = toEtag(call.body);
    upload.parts.set(Number(call.query.get('partNumber')), { bytes: call.body, etag });
    return { status: 200, headers: { etag } };
  }

  completeUpload(call: Call): Answer {
    const upload = this.#upload(call);
    const asked = [...call.body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
    }));
    // Some services, such as Swift, don't support checksums.
    const hasChecksums = call.body.includes('<ChecksumSHA256>');
    if (asked.length === 0 || (hasChecksums && !this.keepsChecksums)) throw new S3Error(400, 'MalformedXML');
    if (asked.some(({ number }, n) => n > 0 && number <= (asked[n - 1]?.number ?? 0)))
      throw new S3Error(400, 'InvalidPartOrder');
    const parts = asked.map(({ number, etag }) => {
      const part = upload.parts.get(number);
      if (part?.etag !== etag) throw new S3Error(400, 'InvalidPart');
      return part;
    });
    if (parts.slice(0, -1).some(({ bytes }) => bytes.length < MIN_PART)) throw new S3Error(400, 'EntityTooSmall');
    const etag = `"${digest('md5', Buffer.concat(parts.map((part) => digest('md5', part.bytes)))).toString('hex')}-${parts.length}"`;
    const checksum = `${digest('sha256', Buffer.concat(parts.map((part) => digest('sha256', part.bytes)))).toString('base64')}-${parts.length}`;
    this.objects.set(call.key, {
      bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
      etag,
      checksum: this.keepsChecksums ? checksum : undefined,
      type: upload.type,
      modifiedAt: call.now,
    });
    this.uploads.delete(call.query.get('uploadId') ?? '');
    return xmlAnswer('CompleteMultipartUploadResult', [
      ['Bucket', this.#name],
      ['Key', call.key],
      ['ETag', etag],
    ]);
  }

  abortUpload(call: Call): Answer {
    this.#upload(call);
    this.uploads.delete(call.query.get('uploadId') ?? '');
    return { status: 204 };
  }

  listParts(call: Call): Answer {
    const parts = [...this.#upload(call).parts].toSorted(([a], [b]) => a - b);
    return xmlAnswer('ListPartsResult', [
      ['IsTruncated', false],
      ...parts.map(([number, { bytes, etag }]): [string, [string, string | number][]] => {
        const row: [string, string | number][] = [
          ['PartNumber', number],
          ['ETag', etag],
          ['Size', bytes.length],
        ];
        return ['Part', row];
      }),
    ]);
  }

  listUploads({ query }: Call): Answer {
    const prefix = query.get('prefix') ?? '';
    const [keyMarker, idMarker] = [query.get('key-marker') ?? '', query.get('upload-id-marker') ?? ''];
    const rest = [...this.uploads]
      .filter(([id, { key }]) => key.startsWith(prefix) && (key > keyMarker || (key === keyMarker && id > idMarker)))
      .toSorted(([oneId, one], [otherId, other]) => (`${one.key} ${oneId}` < `${other.key} ${otherId}` ? -1 : 1));
    const page = rest.slice(0, this.pageSize);
    const [last] = page.slice(-1);
    const isCut = page.length < rest.length && last !== undefined;
    const next: [string, string][] = isCut
      ? [
          ['NextKeyMarker', last[1].key],
          ['NextUploadIdMarker', last[0]],
        ]
      : [];
    return xmlAnswer('ListMultipartUploadsResult', [
      ['IsTruncated', isCut],
      ...next,
      ...page.map(([id, { key, startedAt }]): [string, [string, string][]] => [
        'Upload',
        [
          ['Key', key],
          ['UploadId', id],
          ['Initiated', startedAt.toISOString()],
        ],
      ]),
    ]);
  }
}
