/** Creates a licence version that an owner can add; `mark` makes its texts unique. */
export const newLicenceVersion = (mark = 'this version') => ({
  textEn: `What you may do under ${mark}.\n\n## 1. You may\n\n- ${'Use the work in what you make. '.repeat(8)}`,
  textBn: `${mark} অনুযায়ী যা করতে পারেন।\n\n## ১. যা করতে পারেন\n\n- ${'আপনার কাজে এটি ব্যবহার করুন। '.repeat(8)}`,
  allows: {
    maxCopies: 1000,
    goodsForSale: false,
    clientWork: true,
    resale: false,
    editorialOnly: false,
    attribution: true,
  },
});
