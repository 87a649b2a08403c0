/** What files that belong together share: their folder, and the name without its ending. */
export const toBaseName = ({ folder, name }: { readonly folder: string; readonly name: string }): string =>
  `${folder}/${name.replace(/(\.tar)?\.[A-Za-z0-9]{1,8}$/, '')}`.normalize('NFC').toLowerCase();
