export { findOwnWork, findPreviewOwner, selectCategoriesOf, selectContentsOf } from '../store/own-content.ts';
export { countPublishedContents, hasContent, readTitles } from '../store/source.ts';
