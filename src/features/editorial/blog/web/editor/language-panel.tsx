import { lazy } from 'react';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { useIsInBrowser } from '../../../../../ui/components/use-is-in-browser.ts';
import { TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { Draft, DraftField } from './draft.ts';
import type { RichTextProps } from './rich-text.tsx';

// Tiptap is large, so only the editor loads it.
const RichText = lazy(async () => ({ default: (await importChunk(() => import('./rich-text.tsx'))).RichText }));

const fieldsOf = {
  en: { title: 'title', summary: 'summary', content: 'content' },
  bn: { title: 'titleBn', summary: 'summaryBn', content: 'contentBn' },
} as const satisfies Record<string, Record<string, DraftField>>;

/** Title, summary and text in one language. */
export function LanguagePanel(
  props: Pick<RichTextProps, 'lang' | 'material' | 'postId'> & {
    draft: Draft;
    initial: Draft;
    errors: Readonly<Partial<Record<DraftField, string>>>;
    onChange: (changes: Partial<Draft>) => void;
  },
) {
  const { lang, material, postId, draft, initial, errors, onChange } = props;
  const fields = fieldsOf[lang];
  const isInBrowser = useIsInBrowser();
  const skeleton = <div aria-hidden="true" className="h-96 animate-pulse rounded-card border border-line bg-paper" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        id={`post-${fields.title}`}
        lang={lang}
        label={m.blog_editor_title()}
        error={errors[fields.title]}
        value={draft[fields.title]}
        maxLength={160}
        autoComplete="off"
        onChange={(event) => onChange({ [fields.title]: event.currentTarget.value })}
      />
      <TextArea
        id={`post-${fields.summary}`}
        lang={lang}
        label={m.blog_editor_summary()}
        hint={m.blog_editor_summary_hint()}
        error={errors[fields.summary]}
        rows={2}
        value={draft[fields.summary]}
        maxLength={400}
        onChange={(event) => onChange({ [fields.summary]: event.currentTarget.value })}
      />
      {isInBrowser ? (
        <LazyPart fallback={skeleton}>
          <RichText
            id={`post-${fields.content}`}
            label={m.blog_editor_text()}
            lang={lang}
            postId={postId}
            initial={initial[fields.content]}
            material={material}
            error={errors[fields.content]}
            onChange={(content) => onChange({ [fields.content]: content })}
          />
        </LazyPart>
      ) : (
        skeleton
      )}
    </div>
  );
}
