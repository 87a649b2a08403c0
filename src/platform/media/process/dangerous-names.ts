import { extname } from 'node:path';

const MAX_NAME = 200;

/** Extensions of files that are executed when somebody opens them on a common system. */
const endings = new Set(
  (
    'apk app appimage application appref-ms bash bat bin cab chm class cmd com command cpl crx csh deb desktop dll dmg ' +
    'docm dotm dylib elf exe gadget hta img inf ins iso isp jar jnlp job js jse ksh lnk mjs mobileconfig msc msi msix ' +
    'msp mst ocx osx pif pkg ppam pptm ps1 psm1 py pyc rb reg rpm run scf scpt scr sct service settingcontent-ms sh ' +
    'so swf sys url vb vbe vbs vxd webloc wsc wsf wsh xbap xll xlsm xpi xltm zsh'
  ).split(' '),
);

const MACHINE_CODE: readonly (readonly [string, number?])[] = [
  ['MZ'],
  ['\x7fELF'],
  ['\xcf\xfa\xed\xfe'],
  ['\xce\xfa\xed\xfe'],
  ['\xca\xfe\xba\xbe'],
  ['#!'],
  ['dex\n'],
  ['L\x00\x00\x00\x01\x14\x02\x00'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['!<arch>\n'],
];

/** Returns true for extensions of programs, scripts, shortcuts and documents with macros. */
export const isDangerousName = (name: string): boolean => endings.has(extname(name).slice(1).toLowerCase().trim());

/** Returns true for machine code, scripts with an interpreter, shortcuts and installers, whatever their names are. */
export function isProgram(head: Buffer): boolean {
  const text = head.toString('latin1', 0, 32);
  return MACHINE_CODE.some(([start, at = 0]) => text.startsWith(start, at));
}

/** Quotes a file name in a sentence: without control characters and direction marks, and shortened. */
export function quoteName(name: string): string {
  const shown = name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�');
  return shown.length > MAX_NAME ? `${shown.slice(0, MAX_NAME)}…` : shown;
}
