import './editor.css';
import { Tabs } from '@base-ui/react/tabs';
import { type MouseEvent, useRef, useState } from 'react';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { UnsavedChangesDialog } from '../../../../../ui/forms/unsaved-changes-dialog.tsx';
import { getLocale, type Locale, localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { CoverPanel, DetailsPanel } from './details-panel.tsx';
import { type BlogCategory, type Draft, type EditedPost, toDraft } from './draft.ts';
import { LanguagePanel } from './language-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SaveProblem, SaveState } from './save-state.tsx';
import { useAutosave } from './use-autosave.ts';
import { useMaterial } from './use-material.ts';

const languages = ['en', 'bn'] as const;
const languageNames = { en: () => m.blog_editor_english(), bn: () => m.blog_editor_bangla() };

/**
 * Fields that may overwrite another editor's version: without the address if it was ever public, and without the
 * cover's description if there is no cover.
 */
const toEverything = ({ slug, coverDescription, ...rest }: Draft, isSlugFixed: boolean): Partial<Draft> => ({
  ...rest,
  ...(isSlugFixed ? {} : { slug }),
  ...(rest.coverId === '' ? {} : { coverDescription }),
});

interface EditorProps {
  readonly post: EditedPost;
  readonly categories: readonly BlogCategory[];
  readonly onReplace: (post: EditedPost) => void;
}

function Editor({ post, categories, onReplace }: EditorProps) {
  const { _id: id } = post;
  const [initial] = useState(() => toDraft(post));
  const [draft, setDraft] = useState(initial);
  const [language, setLanguage] = useState<Locale>(() =>
    post.texts[getLocale()] === null
      ? post.texts.en === null
        ? post.texts.bn === null
          ? getLocale()
          : 'bn'
        : 'en'
      : getLocale(),
  );
  const [publication, setPublication] = useState({ status: post.status, publishedAt: post.publishedAt });
  const [isBusy, setBusy] = useState(false);
  const [isGivingUp, setGivingUp] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { autosave, state } = useAutosave(id, post.revision);
  const material = useMaterial(post, () => autosave.flush());
  const isSlugFixed = post.wasPublic || publication.status === 'published';
  const name = [draft.title, draft.titleBn].find((title) => title !== '') ?? m.blog_editor_untitled();

  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    autosave.change(changes);
  };
  const resolve = async (work: (theirs: EditedPost) => unknown) => {
    setBusy(true);
    try {
      await work(await browserApi('GET /blog/admin/single/{id}', { params: { id } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401) showToast({ kind: 'error', about: 'session', title: m.blog_editor_signed_out() });
      else showFailure(error, m.blog_editor_load_failed());
    } finally {
      setBusy(false);
    }
  };
  const keepMine = () =>
    resolve(async (theirs) => {
      await autosave.overwrite(theirs.revision, toEverything(draft, isSlugFixed));
      heading.current?.focus();
    });
  const takeTheirs = () =>
    resolve((theirs) => {
      autosave.discard();
      setGivingUp(false);
      onReplace(theirs);
    });
  const previewHref = `${language === 'bn' ? '/bn' : ''}/admin/blog/preview/${id}`;
  const openPreview = async (event: MouseEvent) => {
    if (!state.isUnsaved) return;
    event.preventDefault();
    if (await autosave.flush()) window.open(previewHref, '_blank', 'noopener');
    else showToast({ kind: 'error', title: m.blog_editor_save_first() });
  };
  const panel = { draft, errors: state.errors, onChange: change };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <a
            href={localizeHref('/admin/blog/all')}
            className="inline-flex min-h-6 items-center gap-1 text-14 text-muted underline underline-offset-4 hover:text-ink"
          >
            <Icon name="arrow-left" className="size-4" />
            {m.admin_nav_blog_all()}
          </a>
          <h1 ref={heading} tabIndex={-1} className="mt-2 text-28 tracking-tight wrap-anywhere outline-none">
            <span className="sr-only">{m.blog_editor_edit()}: </span>
            {name}
          </h1>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SaveState status={state.status} onRetry={() => void autosave.flush()} />
          <a
            href={previewHref}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => void openPreview(event)}
            className={`${secondaryButton} px-5`}
          >
            <Icon name="eye" />
            {m.blog_editor_preview()}
          </a>
        </div>
      </div>
      <SaveProblem
        status={state.status}
        isBusy={isBusy}
        onKeepMine={() => void keepMine()}
        onTakeTheirs={() => setGivingUp(true)}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Tabs.Root value={language} onValueChange={(next) => setLanguage(next as Locale)} className="min-w-0">
          <Tabs.List
            aria-label={m.blog_editor_languages()}
            className="mb-5 flex w-fit gap-1 rounded-control border border-line bg-paper p-1"
          >
            {languages.map((each) => (
              <Tabs.Tab
                key={each}
                value={each}
                className="min-h-10 rounded-md px-5 text-14 font-medium hover:bg-line/60 data-active:bg-ink data-active:text-canvas"
              >
                {languageNames[each]()}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {languages.map((each) => (
            // Hidden panels stay mounted, so that their undo history is kept.
            <Tabs.Panel key={each} value={each} keepMounted tabIndex={-1}>
              <LanguagePanel {...panel} lang={each} postId={id} initial={initial} material={material} />
            </Tabs.Panel>
          ))}
        </Tabs.Root>
        <div className="grid min-w-0 gap-6">
          <PublishPanel
            id={id}
            slug={draft.slug}
            publication={publication}
            save={() => autosave.flush()}
            onChange={setPublication}
          />
          <DetailsPanel {...panel} categories={categories} isSlugFixed={isSlugFixed} />
          <CoverPanel {...panel} postId={id} cover={material.getImage(draft.coverId)} pictures={material} />
        </div>
      </div>
      <UnsavedChangesDialog unsaved={state.isUnsaved} text={m.blog_editor_leave_text()} />
      <ConfirmDialog
        open={isGivingUp}
        danger
        title={m.blog_editor_take_theirs()}
        action={m.blog_editor_take_theirs()}
        onConfirm={takeTheirs}
        onClose={() => setGivingUp(false)}
      >
        <p>{m.blog_editor_take_theirs_text()}</p>
      </ConfirmDialog>
    </>
  );
}

/** Editor of a post in both languages. If another editor's version is loaded, it replaces the page's state. */
export function EditorPage({ post: loaded, categories }: Omit<EditorProps, 'onReplace'>) {
  const [post, setPost] = useState(loaded);
  return <Editor key={post.revision} post={post} categories={categories} onReplace={setPost} />;
}
