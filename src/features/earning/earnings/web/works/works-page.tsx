import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ListFilters } from '../../../../../ui/admin/lists/list-filters.tsx';
import { isFiltered } from '../../../../../ui/admin/lists/list-state.ts';
import { useList } from '../../../../../ui/admin/lists/use-list.ts';
import { EmptyState } from '../../../../../ui/admin/page-heading.tsx';
import { browserApi } from '../../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { LoadMoreButton } from '../../../../../ui/lists/load-more-button.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { countWords } from '../../../../contributing/drafts/web/count-words.ts';
import { WorksBulkBar } from './bulk-bar.tsx';
import type { WorksData } from './load-works.ts';
import { type BulkOutcome, publishWorks } from './run-bulk.ts';
import { useOpenedWork } from './use-opened-work.ts';
import { useWorks } from './use-works.ts';
import { WorkEditor } from './work-editor.tsx';
import { WorkPanel } from './work-panel.tsx';
import { WorkTabs } from './work-tabs.tsx';
import { createWorksList, toWorksQuery, type WorksTab, worksTabs } from './works-list.ts';
import { WorksTable } from './works-table.tsx';

const nobody: ReadonlySet<string> = new Set();
const noProblems: ReadonlyMap<string, string> = new Map();
const editable: readonly string[] = ['draft', 'changes_requested', 'rejected'];

/** A tab of the contributor's works: search, filters, sorting, bulk actions, and a panel for the opened work. */
export function WorksPage({ tab, data, maySubmit }: { tab: WorksTab; data: WorksData; maySubmit: boolean }) {
  const { choices } = data;
  const { path, none, noneText } = worksTabs[tab];
  const list = useMemo(() => createWorksList(tab, choices.categories), [tab, choices]);
  const place = useList(list);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { works, more, reload } = useWorks(data.works, toWorksQuery(tab, list, new URLSearchParams(search)));
  const { opened, busy, open, revise, close } = useOpenedWork(data.opened);
  const [selected, setSelected] = useState(nobody);
  const [problems, setProblems] = useState(noProblems);
  const [inProgress, setInProgress] = useState(nobody);
  const chosen = works.items.filter(({ _id }) => selected.has(_id));
  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const run = async (ids: readonly string[], work: () => Promise<BulkOutcome>, toDone: (count: number) => string) => {
    setInProgress(new Set(ids));
    try {
      const outcome = await work();
      setProblems(outcome.problems);
      setSelected(new Set(outcome.problems.keys()));
      await reload();
      if (outcome.done.length > 0) showToast({ kind: 'success', title: toDone(outcome.done.length) });
      if (outcome.problems.size > 0)
        showToast({
          kind: 'error',
          title: countWords(outcome.problems.size, m.earnings_works_not_done_one, m.earnings_works_not_done),
        });
    } finally {
      setInProgress(nobody);
    }
  };
  const leave = () => {
    close();
    void reload();
    // The parameter is removed, so that a reload doesn't open the work again.
    if (data.opened !== null) void navigate(localizeHref(place.href({})), { replace: true, preventScrollReset: true });
  };
  const toggle = async (id: string, published: boolean) => {
    close();
    await run(
      [id],
      () => publishWorks(browserApi, [id], published),
      (count) =>
        published
          ? countWords(count, m.earnings_works_published_again_one, m.earnings_works_published_again)
          : countWords(count, m.earnings_works_unpublished_one, m.earnings_works_unpublished),
    );
  };
  const filtered = isFiltered(list, place.state);
  const busyRows = busy === undefined ? inProgress : new Set([...inProgress, busy]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-28 tracking-tight">{m.earnings_works_heading()}</h1>
        {tab === 'drafts' && works.counts.draft > 0 ? (
          <a href={localizeHref('/contributor/assets/upload')} className="min-h-8 text-14 underline underline-offset-4">
            {m.earnings_works_edit_as_table()}
          </a>
        ) : null}
      </div>
      <WorkTabs tab={tab} counts={works.counts} />
      {works.items.length === 0 && !filtered ? (
        <EmptyState title={none()} text={noneText()}>
          <a href={localizeHref('/contributor/assets/upload')} className={`${secondaryButton} mt-4`}>
            {m.drafts_go_upload()}
          </a>
        </EmptyState>
      ) : (
        <>
          <ListFilters list={list} place={place} rows={[]} />
          <p role="status" className={filtered ? 'mb-3 text-14 text-muted' : 'sr-only'}>
            {works.totalIsMore
              ? m.earnings_works_more_than({ count: formatCount(works.total) })
              : countWords(works.total, m.earnings_works_count_one, m.earnings_works_count)}
          </p>
          {works.items.length === 0 ? (
            <EmptyState title={m.earnings_works_no_match()} text={m.earnings_works_no_match_text()}>
              <a href={localizeHref(path)} className={`${secondaryButton} mt-4`}>
                {m.earnings_works_show_all()}
              </a>
            </EmptyState>
          ) : (
            <WorksTable
              {...{ tab, works, place, selected, problems }}
              busy={busyRows}
              onSelect={select}
              onSelectAll={(isAll) => setSelected(isAll ? new Set(works.items.map(({ _id }) => _id)) : nobody)}
              onOpen={open}
            />
          )}
          <WorksBulkBar
            works={chosen}
            {...{ choices, maySubmit }}
            onRun={(work, toDone) => run([...selected], work, toDone)}
            onClear={() => setSelected(nobody)}
          />
          {more.next === null ? null : <LoadMoreButton more={more} />}
        </>
      )}
      {opened === undefined ? null : editable.includes(opened.content.status) ? (
        <WorkEditor
          key={opened.content._id}
          content={opened.content}
          standing={works.standings[opened.content._id]}
          {...{ choices, path, maySubmit }}
          onClose={leave}
        />
      ) : (
        <WorkPanel
          key={opened.content._id}
          work={opened.work}
          content={opened.content}
          standing={works.standings[opened.work._id]}
          currency={works.currency}
          path={path}
          isBusy={busy !== undefined}
          onRevise={() => revise(opened.work)}
          onToggle={(published) => void toggle(opened.work._id, published)}
          onClose={leave}
        />
      )}
    </>
  );
}
