import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { useApiForm } from './use-api-form.ts';

const schema = z.strictObject({ kind: z.enum(['percent', 'amount']), category: z.string(), percent: z.int().max(90) });

function CouponForm() {
  const { control } = useApiForm({
    schema,
    defaultValues: { kind: 'percent', category: 'fonts', percent: 1000 },
    failure: '',
    onSubmit: () => Promise.resolve(),
  });
  return (
    <>
      <SelectField
        {...{ control }}
        id="kind"
        name="kind"
        label="Kind"
        hint="How it counts"
        choices={[['percent', 'Per cent']]}
      />
      <SelectField
        {...{ control }}
        id="category"
        name="category"
        label="Category"
        choices={[['fonts', 'Fonts']]}
        isSearchable
      />
      <NumberField {...{ control }} id="percent" name="percent" label="Discount" min={1} max={90} />
    </>
  );
}

const html = renderToString(<CouponForm />);

it('renders each field with its label, hint and value before the script comes', () => {
  for (const id of ['kind', 'category', 'percent']) expect(html).toContain(`<label for="${id}"`);
  expect(html).toContain('aria-describedby="kind-hint"');
  expect(html).toMatch(/role="combobox"[^>]*id="kind"|id="kind"[^>]*role="combobox"/);
  expect(html).toContain('Per cent');
  expect(html).toContain('Fonts');
});

it("writes numbers as the page's language does", () => {
  expect(html).toContain('value="1,000"');
});
