import { useEffect, useRef, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../ui/api/client.ts';
import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { MAX_PICTURES, pictureUpload } from '../contract.ts';

export interface ReferencePicture {
  readonly key: string;
  readonly name: string;
  /** Address of what was chosen, in this browser. */
  readonly preview: string;
  /** Once the server has it. */
  readonly id?: string;
  readonly problem?: string;
}

let made = 0;

/** Reference pictures, sent as they are chosen and kept until the form is sent. */
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
      made += 1;
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { file, picture: { key: `picture-${made}`, name: file.name, preview } };
    });
    setPictures((before) => [...before, ...added.map(({ picture }) => picture)]);
    void added.reduce(async (before, { file, picture }) => {
      await before;
      await send(picture.key, file);
    }, Promise.resolve());
  }

  return {
    pictures,
    problem,
    add,
    remove: (key: string) => {
      setProblem('');
      setPictures((before) => before.filter((each) => each.key !== key));
    },
    clear: () => setPictures([]),
    isSending: pictures.some(({ id, problem: refused }) => id === undefined && refused === undefined),
    hasRefused: pictures.some(({ problem: refused }) => refused !== undefined),
    ids: pictures.flatMap(({ id }) => id ?? []),
  };
}
