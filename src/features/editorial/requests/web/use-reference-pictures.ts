import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { MAX_PICTURES, pictureUpload } from '../contract/requests.ts';

export interface ReferencePicture {
  readonly key: string;
  readonly name: string;
  /** Address of the picture, local or on the server; empty if neither is available. */
  readonly preview: string;
  /** Whether the picture was restored after a reload and its upload is being verified. */
  readonly isRestoring?: boolean;
  /** Id on the server; undefined until the upload is complete. */
  readonly id?: string;
  readonly problem?: string;
}

/** Data of chosen pictures that is kept over a reload. */
export const keptPictures = z.array(z.object({ id: z.string().optional(), name: z.string() })).max(MAX_PICTURES);
type KeptPictures = z.infer<typeof keptPictures>;

let made = 0;
const createKey = (): string => {
  made += 1;
  return `picture-${made}`;
};

/** Addresses of uploaded pictures by id; null for a picture that belongs to a request. */
async function findSent(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  try {
    const { items } = await browserApi('GET /content-request/pictures', { query: { ids: ids.join(',') } });
    return new Map(items.map(({ _id, small }) => [_id, small]));
  } catch (error) {
    if (!isApiError(error)) throw error;
    // The call failed, so sending the form will show whether the pictures still exist.
    return new Map(ids.map((id) => [id, '']));
  }
}

/** Reference pictures, which are uploaded when they are chosen and kept until the form is sent. */
export function useReferencePictures() {
  const [pictures, setPictures] = useState<readonly ReferencePicture[]>([]);
  const [problem, setProblem] = useState('');
  const previews = useRef(new Set<string>());
  useEffect(
    () => () => {
      for (const address of previews.current) URL.revokeObjectURL(address);
    },
    [],
  );
  const change = (key: string, part: Partial<ReferencePicture>) =>
    setPictures((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));

  async function send(key: string, file: File) {
    if (file.size > pictureUpload.maxBytes) {
      change(key, { problem: m.requests_picture_large() });
      return;
    }
    try {
      const { _id } = await browserApi('POST /content-request/picture', { file: { image: file } });
      change(key, { id: _id });
    } catch (error) {
      if (!isApiError(error)) throw error;
      change(key, { problem: error.errors[0]?.message ?? getErrorMessage(error, m.requests_picture_failed()) });
    }
  }

  function add(files: readonly File[]) {
    const room = MAX_PICTURES - pictures.length;
    setProblem(files.length > room ? m.requests_picture_most({ count: formatCount(MAX_PICTURES) }) : '');
    const added = files.slice(0, Math.max(0, room)).map((file) => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { file, picture: { key: createKey(), name: file.name, preview } };
    });
    setPictures((before) => [...before, ...added.map(({ picture }) => picture)]);
    void added.reduce(async (before, { file, picture }) => {
      await before;
      await send(picture.key, file);
    }, Promise.resolve());
  }

  /** Restores pictures that still exist. `isSent`: the form may have been sent without receiving the answer. */
  async function restore(kept: KeptPictures, { isSent }: { readonly isSent: boolean }) {
    const asked = kept.flatMap(({ id, name }) => (id === undefined ? [] : { id, name }));
    // Unfinished uploads were lost by the reload.
    if (asked.length < kept.length) setProblem(m.requests_pictures_gone());
    if (asked.length === 0) return;
    const restored = asked.map((picture) => ({ ...picture, key: createKey(), preview: '', isRestoring: true }));
    setPictures((before) => [...restored, ...before]);
    const ids = asked.map(({ id }) => id);
    const found = await findSent(ids);
    const isThere = (id: string | undefined) =>
      isSent ? found.has(id ?? '') : typeof found.get(id ?? '') === 'string';
    if (!ids.every(isThere)) setProblem(m.requests_pictures_gone());
    setPictures((before) =>
      before.flatMap((each) => {
        if (each.isRestoring !== true) return each;
        return isThere(each.id) ? { ...each, preview: found.get(each.id ?? '') ?? '', isRestoring: false } : [];
      }),
    );
  }

  return {
    pictures,
    problem,
    add,
    restore,
    /** Refused pictures are not kept. */
    kept: pictures
      .filter((each) => each.problem === undefined)
      .map(({ id, name }): KeptPictures[number] => ({ id, name })),
    remove: (key: string) => {
      setProblem('');
      setPictures((before) => before.filter((each) => each.key !== key));
    },
    clear: () => setPictures([]),
    isSending: pictures.some(
      ({ id, problem: refused, isRestoring }) => isRestoring === true || (id === undefined && refused === undefined),
    ),
    hasRefused: pictures.some(({ problem: refused }) => refused !== undefined),
    ids: pictures.flatMap(({ id }) => id ?? []),
  };
}
