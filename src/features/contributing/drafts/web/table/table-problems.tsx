import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { countWords } from '../count-words.ts';
import type { TableProblem } from './apply-table.ts';

/** List of pasted or imported values that could not be applied. */
export function TableProblems({ problems, onClose }: { problems: readonly TableProblem[]; onClose: () => void }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="mb-4 rounded-card border border-danger bg-paper p-4">
      <p className="text-14 font-medium text-danger">
        {countWords(problems.length, m.drafts_not_taken_one, m.drafts_not_taken)}
      </p>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto text-14">
        {problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <li key={index}>
            {m.drafts_at_cell({ row: formatCount(problem.row), column: problem.column })} {problem.message}
            {/* Most messages contain the value; otherwise, it is shown here, so that it isn't lost. */}
            {problem.text === '' || problem.message.includes(problem.text) ? null : (
              <>
                {' '}
                <q className="text-muted">{problem.text}</q>
              </>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClose} className="mt-3 min-h-8 text-14 font-medium underline">
        {m.drafts_close()}
      </button>
    </div>
  );
}
