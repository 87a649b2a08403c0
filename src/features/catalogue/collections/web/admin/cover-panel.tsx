import { m } from '../../../../../ui/paraglide/messages.js';
import { CoverField } from '../../../categories/web/admin/cover-field.tsx';
import type { ManagedCollection } from './collection-form.tsx';

/** Panel to upload a collection's cover. */
export function CoverPanel(props: { collection: ManagedCollection; onChange: () => unknown }) {
  const { collection, onChange } = props;
  const { _id: id, picture } = collection;
  return (
    <section aria-labelledby="cover-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="cover-title" className="text-18">
        {m.collections_cover_title()}
      </h2>
      <p className="mt-1 mb-4 text-14 text-muted">{m.collections_cover_text()}</p>
      <CoverField
        id="collection-cover"
        picture={picture}
        send={(api, image) => api('PUT /collection/cover/{id}', { params: { id }, file: { image } })}
        remove={(api) => api('DELETE /collection/cover/{id}', { params: { id } })}
        onChange={onChange}
      />
    </section>
  );
}
