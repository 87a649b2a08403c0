import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Answers a brief with new drafts, one after the other. */
export async function answerWithDrafts(briefId: string, ids: readonly string[], onDone: () => void): Promise<void> {
  for (const contentId of ids) {
    try {
      await browserApi('PUT /content-request/answer/{id}', { params: { id: briefId }, body: { contentId } });
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.requests_briefs_answer_failed());
    }
  }
}
