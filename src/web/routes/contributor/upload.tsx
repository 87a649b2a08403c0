import { useCallback, useState } from 'react';
import { loadUploadPage } from '../../../features/contributing/drafts/web/load-upload-page.ts';
import { UploadPage } from '../../../features/contributing/drafts/web/upload-page.tsx';
import { describeWait } from '../../../features/contributing/reviews/web/standing/describe-wait.ts';
import { answerWithDrafts } from '../../../features/editorial/requests/web/briefs/answer-with-drafts.ts';
import { BriefBanner } from '../../../features/editorial/requests/web/briefs/brief-banner.tsx';
import { loadBriefTitle } from '../../../features/editorial/requests/web/briefs/load-brief-title.ts';
import { browserApi } from '../../../ui/api/client.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { contributorContext } from '../../contributor/contributor-context.ts';
import type { Route } from './+types/upload';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [page, brief] = await Promise.all([
    loadUploadPage(context, url),
    loadBriefTitle(context, url.searchParams.get('brief')),
  ]);
  return { ...page, brief, isActive: context.get(contributorContext).status === 'active' };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_upload_title());

export default function ContributorUploadPage({ loaderData }: Route.ComponentProps) {
  const { isActive, brief, ...begin } = loaderData;
  const [answers, setAnswers] = useState(0);
  const briefId = brief?._id;
  const answer = useCallback(
    (ids: readonly string[]) => {
      if (briefId !== undefined) void answerWithDrafts(briefId, ids, () => setAnswers((before) => before + 1));
    },
    [briefId],
  );
  return (
    <>
      <h1 className="mb-6 text-28 tracking-tight lg:text-36">{m.drafts_upload_title()}</h1>
      {brief === null ? null : <BriefBanner brief={brief} count={answers} />}
      <UploadPage
        {...begin}
        path="/contributor/assets/upload"
        appealPath="/contributor/assets/rejected"
        maySubmit={isActive}
        submit={(id) => browserApi('POST /content/submit/{id}', { params: { id }, body: { note: '' } })}
        describeWait={describeWait}
        previewPath="/contributor/assets/preview"
        onMade={answer}
      />
    </>
  );
}
