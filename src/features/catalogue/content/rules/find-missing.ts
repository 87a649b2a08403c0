import type { MissingPart, OwnContent } from '../contract/own-content.ts';

const MIN_KEYWORDS = 3;

type Checked = Pick<
  OwnContent,
  | 'title'
  | 'category'
  | 'subcategories'
  | 'keywords'
  | 'description'
  | 'variants'
  | 'previews'
  | 'showsPeople'
  | 'showsProperty'
  | 'releases'
  | 'revisionOf'
  | 'changeNote'
> & {
  /** Whether the category has subcategories. */
  readonly hasSubcategories: boolean;
};

/** Lists what a content still lacks before it can be reviewed, in the order of the form. */
export function findMissing(content: Checked): MissingPart[] {
  const hasRelease = (kind: 'model' | 'property') => content.releases.some((release) => release.kind === kind);
  const lacks: Readonly<Record<MissingPart, boolean>> = {
    title: content.title.trim() === '',
    category: content.category === null,
    subcategory: content.category !== null && content.hasSubcategories && content.subcategories.length === 0,
    keywords: content.keywords.length < MIN_KEYWORDS,
    description: content.description.trim() === '',
    file: content.variants.length === 0 || content.variants.some(({ files }) => files.length === 0),
    price: content.variants.every(({ price }) => price === null),
    preview: content.previews.length === 0,
    model_release: content.showsPeople && !hasRelease('model'),
    property_release: content.showsProperty && !hasRelease('property'),
    change_note: content.revisionOf !== null && content.changeNote.trim() === '',
  };
  return (Object.keys(lacks) as MissingPart[]).filter((part) => lacks[part]);
}
