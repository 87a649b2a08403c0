import { expect, it } from 'vitest';
import { groupFiles } from './group-files.ts';

const file = (name: string, kind = 'picture', hasPreview = true, folder = '') => ({
  id: `${folder}${name}`,
  name,
  folder,
  kind,
  hasPreview,
});

it('puts files with the same name but for the ending together, within a folder', () => {
  const files = [
    file('Boat.svg', 'vector'),
    file('tree.png'),
    file('boat.PNG'),
    file('boat.png', 'picture', true, 'more'),
  ];
  expect(groupFiles(files)).toEqual([
    { files: ['Boat.svg', 'boat.PNG'], previews: [] },
    { files: ['tree.png'], previews: [] },
    { files: ['moreboat.png'], previews: [] },
  ]);
});

it('shows a picture beside an archive, or beside what has no preview', () => {
  expect(groupFiles([file('kit.jpg'), file('kit.zip', 'archive', true)])).toEqual([
    { files: ['kit.zip'], previews: ['kit.jpg'] },
  ]);
  expect(groupFiles([file('kit.ai', 'vector', false), file('kit.jpg')])).toEqual([
    { files: ['kit.ai'], previews: ['kit.jpg'] },
  ]);
  expect(groupFiles([file('kit.zip', 'archive', false)])).toEqual([{ files: ['kit.zip'], previews: [] }]);
});

it('keeps names that only have dots apart', () => {
  expect(
    groupFiles([file('v1.2 river.png'), file('v1.3 river.png'), file('নদী.png'), file('নদী.svg', 'vector')]),
  ).toHaveLength(3);
});
