import { useState } from 'react';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Picture } from '../../../../../ui/components/media/picture.tsx';
import { FieldFrame, fieldBox, TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { Select } from '../../../../../ui/forms/select.tsx';
import { localizeName } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { BlogCategory, Draft, DraftField, PostImage } from './draft.ts';
import type { PostPictures } from './picture-choice.tsx';
import { PictureDialog } from './picture-dialog.tsx';

interface PanelProps {
  readonly draft: Draft;
  readonly errors: Readonly<Partial<Record<DraftField, string>>>;
  readonly onChange: (changes: Partial<Draft>) => void;
}

const sheet = 'rounded-card border border-line bg-paper p-5';

/** Panel for the post's address and category. */
export function DetailsPanel(props: PanelProps & { categories: readonly BlogCategory[]; isSlugFixed: boolean }) {
  const { draft, errors, onChange, categories, isSlugFixed } = props;
  return (
    <section aria-labelledby="details-title" className={sheet}>
      <h2 id="details-title" className="text-18">
        {m.blog_editor_details()}
      </h2>
      <div className="mt-4 grid gap-4">
        <FieldFrame id="post-category" label={m.blog_editor_category()} error={errors.categoryId}>
          <Select
            id="post-category"
            value={draft.categoryId}
            choices={[
              ['', m.blog_editor_no_category()],
              ...categories.map((each) => [each._id, localizeName(each)] as const),
            ]}
            onChange={(categoryId) => onChange({ categoryId })}
            className={`h-12 ${fieldBox}`}
          />
        </FieldFrame>
        <TextField
          id="post-slug"
          label={m.blog_editor_address()}
          hint={isSlugFixed ? m.blog_editor_address_stays() : m.blog_editor_address_hint({ slug: draft.slug })}
          error={errors.slug}
          value={draft.slug}
          readOnly={isSlugFixed}
          maxLength={80}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange({ slug: event.currentTarget.value })}
        />
      </div>
    </section>
  );
}

/** Panel for the cover picture, which is shown above the post and in lists. */
export function CoverPanel(
  props: PanelProps & { postId: string; cover: PostImage | undefined; pictures: PostPictures },
) {
  const { draft, errors, onChange, postId, cover, pictures } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="cover-title" className={sheet}>
      <h2 id="cover-title" className="text-18">
        {m.blog_editor_cover()}
      </h2>
      <div className="mt-4 grid gap-4">
        {cover === undefined ? (
          <p className="text-14 text-muted">{m.blog_editor_cover_none()}</p>
        ) : (
          <>
            <Picture
              picture={cover}
              alt=""
              sizes="320px"
              className="aspect-video w-full rounded-control object-cover"
            />
            <TextArea
              id="cover-description"
              label={m.blog_editor_description()}
              hint={m.blog_editor_description_hint()}
              error={errors.coverDescription}
              rows={2}
              maxLength={300}
              value={draft.coverDescription}
              onChange={(event) => onChange({ coverDescription: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
            />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={() => setAsking(true)} className={`${secondaryButton} grow px-4`}>
            <Icon name="image-plus" />
            {cover === undefined ? m.blog_editor_cover_add() : m.blog_editor_cover_change()}
          </button>
          {cover === undefined ? null : (
            <button
              type="button"
              onClick={() => onChange({ coverId: '', coverDescription: '' })}
              className={`${secondaryButton} grow px-4`}
            >
              <Icon name="trash" />
              {m.blog_editor_cover_remove()}
            </button>
          )}
        </div>
        <p role="alert" className="text-14 text-danger empty:hidden">
          {errors.coverId}
        </p>
      </div>
      {isAsking ? (
        <PictureDialog
          postId={postId}
          title={m.blog_editor_cover()}
          pictures={pictures}
          onAdd={(image) => {
            setAsking(false);
            pictures.addImage(image);
            onChange({ coverId: image._id, coverDescription: image.alt });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
