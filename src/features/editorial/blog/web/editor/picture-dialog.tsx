import { useState } from 'react';
import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { createUploadApi } from '../../../../../ui/api/upload-api.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { FileField } from '../../../../../ui/forms/file-field.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { MAX_ALT } from '../../contract/body.ts';
import type { PostImage } from './draft.ts';
import { PictureChoice, type PostPictures } from './picture-choice.tsx';

const MAX_MEGABYTES = 10;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/**
 * Dialog for a picture and its alternative text: a new picture or one of the post's. If the upload fails, the input
 * stays.
 */
export function PictureDialog(props: {
  postId: string;
  title: string;
  pictures: PostPictures;
  /** A dropped or pasted file. */
  given?: File | undefined;
  onAdd: (image: PostImage) => void;
  onClose: () => void;
}) {
  const { postId, title, pictures, given, onAdd, onClose } = props;
  const [file, setFile] = useState(given);
  const [chosen, setChosen] = useState<PostImage>();
  const [description, setDescription] = useState('');
  const [errors, setErrors] = useState<{ file?: string; description?: string }>({});
  const [share, setShare] = useState<number>();
  const choose = (image: PostImage | undefined) => {
    setChosen(image);
    setFile(undefined);
    setErrors({});
    setDescription(image?.alt ?? '');
  };
  const add = async () => {
    const wrong = {
      ...(file === undefined && chosen === undefined ? { file: m.blog_editor_picture_needed() } : {}),
      ...(file !== undefined && file.size > MAX_BYTES
        ? { file: m.blog_editor_picture_large({ size: formatCount(MAX_MEGABYTES) }) }
        : {}),
      ...findWrongDescription(description),
    };
    setErrors(wrong);
    if (wrong.file !== undefined) document.getElementById('picture-file')?.focus();
    else if (wrong.description !== undefined) document.getElementById('picture-description')?.focus();
    if (Object.keys(wrong).length > 0) return;
    if (chosen !== undefined) onAdd({ ...chosen, alt: cleanDescription(description) });
    else if (file !== undefined) await upload(file);
  };
  const upload = async (image: File) => {
    setShare(0);
    try {
      const answer = await createUploadApi(setShare)('POST /blog/content/image/{id}', {
        params: { id: postId },
        body: { description: cleanDescription(description) },
        file: { image },
      });
      onAdd(answer.image);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const message =
        error.status === 401
          ? m.blog_editor_signed_out()
          : (error.errors[0]?.message ?? getErrorMessage(error, m.blog_editor_picture_failed()));
      setErrors(error.errors[0]?.path === 'description' ? { description: message } : { file: message });
    } finally {
      setShare(undefined);
    }
  };
  return (
    <ConfirmDialog
      open
      title={title}
      action={chosen === undefined ? m.blog_editor_picture_add() : m.blog_editor_picture_use()}
      onConfirm={add}
      onClose={onClose}
    >
      {given === undefined ? <PictureChoice pictures={pictures} chosen={chosen} onChoose={choose} /> : null}
      <FileField
        id="picture-file"
        label={m.blog_editor_picture_file()}
        hint={m.blog_editor_picture_hint({ size: formatCount(MAX_MEGABYTES) })}
        error={errors.file}
        accept="image/jpeg,image/png,image/webp,image/avif"
        chosen={file?.name}
        onChoose={(picked) => {
          setFile(picked);
          if (chosen !== undefined) setDescription('');
          setChosen(undefined);
          setErrors(({ description: kept }) => (kept === undefined ? {} : { description: kept }));
        }}
      />
      <DescriptionField value={description} error={errors.description} onChange={setDescription} />
      {share === undefined ? null : (
        <progress value={share} aria-label={m.blog_editor_picture_sending()} className="h-1 w-full accent-accent" />
      )}
    </ConfirmDialog>
  );
}

/** Normalizes a description as it is stored; the NFC form of some Bangla letters is longer. */
const cleanDescription = (typed: string): string => typed.normalize('NFC').trim();

function findWrongDescription(typed: string): { description?: string } {
  const { length } = cleanDescription(typed);
  if (length === 0) return { description: m.blog_editor_description_needed() };
  return length > MAX_ALT ? { description: m.blog_editor_description_long({ max: formatCount(MAX_ALT) }) } : {};
}

function DescriptionField(props: { value: string; error?: string | undefined; onChange: (value: string) => void }) {
  return (
    <TextArea
      id="picture-description"
      label={m.blog_editor_description()}
      hint={m.blog_editor_description_hint()}
      error={props.error}
      rows={2}
      maxLength={MAX_ALT}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}

/** Dialog for a picture's alternative text. */
export function DescriptionDialog(props: {
  description: string;
  onGive: (description: string) => void;
  onClose: () => void;
}) {
  const [description, setDescription] = useState(props.description);
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      open
      title={m.blog_editor_describe()}
      action={m.blog_editor_apply()}
      onConfirm={() => {
        const wrong = findWrongDescription(description);
        if (wrong.description === undefined) props.onGive(cleanDescription(description));
        else setError(wrong.description);
      }}
      onClose={props.onClose}
    >
      <DescriptionField value={description} error={error} onChange={setDescription} />
    </ConfirmDialog>
  );
}
