import type { CharSet } from './char-set.ts';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const cyrillic = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгдежзийклмнопрстуфхцчшщьюя';
const bengali = 'অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহািীুূৃেৈোৌংঃঁ্';

/** Letters that texts of a language need, by its code. */
const alphabets: Readonly<Record<string, string>> = {
  bn: `${bengali}ড়ঢ়য়ৎ`,
  as: `${bengali}ৰৱ`,
  en: latin,
  hi: 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंः्',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  ur: 'ءآابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھیے',
  es: `${latin}ÁÉÍÑÓÚÜáéíñóúü¿¡`,
  pt: `${latin}ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú`,
  fr: `${latin}ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ`,
  de: `${latin}ÄÖÜäöüß`,
  it: `${latin}ÀÈÉÌÒÙàèéìòù`,
  nl: `${latin}ÉËÏÓÖÜéëïóöü`,
  sv: `${latin}ÅÄÖåäö`,
  da: `${latin}ÆØÅæøå`,
  pl: `${latin}ĄĆĘŁŃÓŚŹŻąćęłńóśźż`,
  cs: `${latin}ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž`,
  hu: `${latin}ÁÉÍÓÖŐÚÜŰáéíóöőúüű`,
  ro: `${latin}ĂÂÎȘȚăâîșț`,
  tr: `${latin}ÇĞİÖŞÜçğıöşü`,
  id: latin,
  vi: `${latin}ĂÂĐÊÔƠƯăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ`,
  ru: `${cyrillic}ЁЪЫЭёъыэ`,
  uk: `${cyrillic}ЄІЇҐєіїґ`,
  el: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ',
};

export interface LanguageCover {
  readonly code: string;
  /** Letters of the language that the font lacks. */
  readonly missing: readonly string[];
  readonly letters: number;
}

/** Counts the letters that a font has of each language. Languages of which it has less than half are left out. */
export function coverLanguages(set: CharSet): LanguageCover[] {
  return Object.entries(alphabets)
    .map(([code, alphabet]) => {
      const letters = [...new Set(alphabet.normalize('NFC'))];
      return { code, letters: letters.length, missing: letters.filter((letter) => !set.covers(letter)) };
    })
    .filter(({ letters, missing }) => missing.length < letters / 2);
}
