const groups: readonly (readonly [formats: string, programs: readonly string[]])[] = [
  ['svg', ['Illustrator', 'Figma', 'Inkscape', 'Canva']],
  ['ai', ['Illustrator', 'Affinity Designer', 'Inkscape']],
  ['eps', ['Illustrator', 'CorelDRAW', 'Inkscape']],
  ['pdf', ['Acrobat Reader', 'Illustrator', 'Inkscape']],
  ['psd', ['Photoshop', 'Photopea', 'GIMP']],
  ['png jpg jpeg webp gif avif tiff', ['Photoshop', 'Figma', 'Canva', 'GIMP']],
  ['exr hdr', ['Blender', 'Photoshop', 'Unreal Engine', 'Unity']],
  ['ttf otf ttc', ['Photoshop', 'Illustrator', 'Figma', 'Word']],
  ['wav mp3 ogg flac m4a', ['Audition', 'Audacity', 'Premiere Pro', 'DaVinci Resolve']],
  ['mp4 mov webm', ['Premiere Pro', 'DaVinci Resolve', 'CapCut', 'VLC']],
  ['glb gltf obj', ['Blender', 'Unity', 'Unreal Engine']],
  ['ase', ['Photoshop', 'Illustrator', 'Affinity Designer']],
  ['gpl', ['GIMP', 'Inkscape', 'Krita']],
  ['cube', ['Premiere Pro', 'DaVinci Resolve', 'Photoshop']],
  ['html css json', ['VS Code']],
];

const byFormat = new Map(groups.flatMap(([formats, programs]) => formats.split(' ').map((each) => [each, programs])));
const MAX_PROGRAMS = 5;

/** Software that opens these formats, the programs that open most of them first. @param formats in lower case */
export function listSoftware(formats: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const format of formats)
    for (const program of byFormat.get(format) ?? []) counts.set(program, (counts.get(program) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_PROGRAMS)
    .map(([program]) => program);
}
