import { LaterPart, type LaterProps, loadInView } from '../../../../ui/components/loading/later-part.tsx';

const ID = 'request';

const LaterForm = import.meta.env.SSR
  ? (await import('./request-form.tsx')).AccountRequestForm
  : loadInView(ID, async () => (await import('./request-form.tsx')).AccountRequestForm);

interface LazyRequestFormProps {
  readonly categories: readonly { readonly _id: string; readonly name: string }[];
  /** The signed-in account, if any. */
  readonly user: { readonly userId: string; readonly email: string } | null;
}

export type RequestFormProps = LazyRequestFormProps & LaterProps;

/** The form for custom content, whose script is loaded when it comes near the window or the page is used. */
export const LazyRequestForm = (props: LazyRequestFormProps) => (
  <LaterPart part={LaterForm} given={props} id={ID} className="min-w-0" />
);
