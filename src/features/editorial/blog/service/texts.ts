import type { TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type BlogBody, readStoredBody } from '../contract/body.ts';
import { countWords, listEmbeddedIds, listImageIds, toPlainText } from '../rules/body.ts';
import { translate } from '../rules/messages.ts';
import { readTexts } from '../store/blog.ts';
import { readImagesOf } from '../store/images.ts';
import { putText, removeText } from '../store/posts.ts';

/** Texts of a post as sent by a form; undefined fields stay unchanged. */
export interface GivenTexts {
  readonly title?: string | undefined;
  readonly titleBn?: string | undefined;
  readonly summary?: string | undefined;
  readonly summaryBn?: string | undefined;
  readonly content?: BlogBody | null | undefined;
  readonly contentBn?: BlogBody | null | undefined;
}

interface Given {
  readonly title: string | undefined;
  readonly summary: string | undefined;
  readonly body: BlogBody | null | undefined;
}

const EMPTY: BlogBody = { type: 'doc', content: [] };

/** @throws Problem `bad_input` if the text shows a picture of another post */
function refuseForeignImages(ctx: TransactionContext, path: string, body: BlogBody, own: ReadonlySet<string>): void {
  if (listImageIds(body).some((id) => !own.has(id)))
    throw new Problem('bad_input', { errors: [{ path, message: translate('image_missing', ctx.locale) }] });
}

/** Stores the given texts of a post; a language without any remaining text is removed. */
export async function saveTexts(ctx: TransactionContext, postId: string, given: GivenTexts): Promise<void> {
  const languages: readonly { language: 'en' | 'bn'; field: string; text: Given }[] = [
    { language: 'en', field: 'content', text: { title: given.title, summary: given.summary, body: given.content } },
    {
      language: 'bn',
      field: 'contentBn',
      text: { title: given.titleBn, summary: given.summaryBn, body: given.contentBn },
    },
  ];
  const before = await readTexts(ctx.tx, postId);
  const images = new Set((await readImagesOf(ctx.tx, postId)).map(({ id }) => id));
  for (const { language, field, text } of languages) {
    if (Object.values(text).every((each) => each === undefined)) continue;
    const old = before.find((each) => each.language === language);
    const kept = old === undefined ? EMPTY : readStoredBody(old.body);
    const body = text.body === undefined ? kept : (text.body ?? EMPTY);
    refuseForeignImages(ctx, field, body, images);
    const title = text.title ?? old?.title ?? '';
    const summary = text.summary ?? old?.summary ?? '';
    const plain = toPlainText(body);
    const isBlank = plain === '' && listImageIds(body).length === 0 && listEmbeddedIds(body).length === 0;
    if (title === '' && summary === '' && isBlank) {
      await removeText(ctx.tx, postId, language);
      continue;
    }
    const words = `${title}\n${summary}\n${plain}`.normalize('NFC').toLowerCase();
    await putText(ctx.tx, postId, language, { title, summary, body, words, word_count: countWords(plain) });
  }
}
