/** One choice of few, for a filter; 40 high. The form follows the address through `useFollow`. */
export function SelectField({
  id,
  name,
  label,
  value,
  choices,
}: {
  id: string;
  name: string;
  label: string;
  value: string;
  /** Value and word; the first is what '' means. */
  choices: readonly (readonly [string, string])[];
}) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-12 text-muted">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        data-value={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-10 rounded-control border border-line bg-paper px-3 text-14 hover:border-muted max-sm:w-full"
      >
        {choices.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A line to search or filter by; 40 high. */
export function FilterField({ id, name, label, value }: { id: string; name: string; label: string; value: string }) {
  return (
    <div className="grid min-w-0 grow gap-1">
      <label htmlFor={id} className="text-12 text-muted">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="search"
        maxLength={100}
        defaultValue={value}
        data-value={value}
        autoComplete="off"
        className="h-10 w-full rounded-control border border-line bg-paper px-3 text-14 hover:border-muted"
      />
    </div>
  );
}
