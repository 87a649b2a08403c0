import type { OutputOf } from '../../../../platform/http/operation.ts';
import { defineList } from '../../../../ui/admin/lists/list.ts';
import { CopyButton } from '../../../../ui/components/copy-button.tsx';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { jobsContract } from '../contract.ts';

type FailedJob = OutputOf<typeof jobsContract.failed>['items'][number];

/** Details of a failed job: its error and its payload. */
function JobDetails({ job }: { job: FailedJob }) {
  const payload = JSON.stringify(job.payload, null, 2);
  const facts = [
    [m.jobs_queue(), job.queue],
    [m.jobs_identifier(), job._id],
    [m.jobs_retries(), formatCount(job.retryCount)],
  ] as const;
  return (
    <div className="grid gap-6 text-14">
      <section>
        <h3 className="mb-2 text-14 font-medium">{m.jobs_message()}</h3>
        <p className="rounded-control border border-line bg-canvas p-3 wrap-anywhere whitespace-pre-wrap">
          {job.message}
        </p>
      </section>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <dt className="text-muted">{m.jobs_failed_at()}</dt>
        <dd>
          <DhakaTime at={job.failedAt} />
        </dd>
        <dt className="text-muted">{m.jobs_created_at()}</dt>
        <dd>
          <DhakaTime at={job.createdAt} />
        </dd>
      </dl>
      <section>
        <div className="mb-2 flex items-center justify-between gap-4">
          <h3 className="text-14 font-medium">{m.jobs_payload()}</h3>
          <CopyButton text={payload} label={m.jobs_copy_payload()} />
        </div>
        <pre className="rounded-control border border-line bg-canvas p-3 text-12 wrap-anywhere whitespace-pre-wrap">
          {payload}
        </pre>
      </section>
    </div>
  );
}

/** Table of background jobs that failed after all retries. */
export const jobList = defineList({
  path: '/admin/jobs',
  title: () => m.jobs_title(),
  text: () => m.jobs_text(),
  filterLabel: () => m.jobs_filter(),
  filters: { queue: { kind: 'link', removeLabel: () => m.jobs_every_queue(), maxLength: 60 } },
  sorts: ['-failedAt', 'queue', 'message'],
  pageSize: 50,
  load: (api, query) => api('GET /admin/jobs/failed', { query }),
  rowId: (job) => job._id,
  rowName: (job) => m.jobs_name({ queue: job.queue, id: job._id.slice(-8) }),
  chipText: (queue) => m.jobs_only_queue({ queue }),
  columns: [
    {
      key: 'queue',
      header: () => m.jobs_queue(),
      cell: (job, links) => (
        <>
          <a
            href={localizeHref(links.filterHref({ queue: job.queue }))}
            className="font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink max-lg:mr-8"
          >
            {job.queue}
          </a>
          <span className="block text-12 text-muted" title={job._id}>
            …{job._id.slice(-8)}
          </span>
        </>
      ),
      isUnlabelled: true,
    },
    {
      key: 'message',
      header: () => m.jobs_message(),
      cell: (job) => <span className="line-clamp-2 wrap-anywhere">{job.message}</span>,
      className: 'lg:w-1/2',
    },
    {
      key: 'failedAt',
      header: () => m.jobs_failed_at(),
      cell: (job) => (
        <>
          <DhakaTime at={job.failedAt} />
          <span className="block text-12 text-muted">{m.jobs_retried({ count: formatCount(job.retryCount) })}</span>
        </>
      ),
      className: 'tabular-nums lg:whitespace-nowrap',
    },
  ],
  actions: [
    {
      key: 'retry',
      kind: 'confirm',
      label: () => m.jobs_retry(),
      name: (job) => m.jobs_retry_named({ name: job.queue }),
      title: (job) => m.jobs_retry_title({ name: job.queue }),
      text: () => m.jobs_retry_text(),
      run: async (api, job) => {
        await api('POST /admin/jobs/retry/{id}', { params: { id: job._id } });
        return 'reload';
      },
      done: () => m.jobs_retry_done(),
      failed: () => m.jobs_retry_failed(),
      bulk: {
        title: (count) => m.jobs_retry_title_count({ count }),
        done: (count) => m.jobs_retry_done_count({ count }),
      },
    },
    {
      key: 'details',
      kind: 'panel',
      label: () => m.audit_details(),
      name: (job) => m.jobs_details_named({ name: job.queue }),
      title: (job) => m.jobs_name({ queue: job.queue, id: job._id.slice(-8) }),
      render: (job) => <JobDetails job={job} />,
    },
    {
      key: 'delete',
      kind: 'confirm',
      isDanger: true,
      label: () => m.jobs_delete(),
      name: (job) => m.jobs_delete_named({ name: job.queue }),
      title: (job) => m.jobs_delete_title({ name: job.queue }),
      text: () => m.jobs_delete_text(),
      run: async (api, job) => {
        await api('DELETE /admin/jobs/delete/{id}', { params: { id: job._id } });
        return 'reload';
      },
      done: () => m.jobs_delete_done(),
      failed: () => m.jobs_delete_failed(),
      bulk: {
        title: (count) => m.jobs_delete_title_count({ count }),
        done: (count) => m.jobs_delete_done_count({ count }),
      },
    },
  ],
  count: { one: (count) => m.jobs_one({ count }), many: (count) => m.jobs_count({ count }) },
  none: { title: () => m.jobs_none(), text: () => m.jobs_none_text() },
  noMatch: { title: () => m.jobs_no_match(), text: () => m.jobs_no_match_text() },
  keysHint: () => m.jobs_keys_hint(),
});
