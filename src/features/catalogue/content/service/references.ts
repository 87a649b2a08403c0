export {
  findOwnWork,
  findPreviewOwner,
  findWorksOf,
  selectCategoriesOf,
  selectContent,
  selectContentsOf,
} from '../store/own-content.ts';
export { countPublishedContents, hasContent, readTitles } from '../store/source.ts';
