const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Normalizes a typed certificate code; undefined if the text can't be a code. */
export function parseCertificateCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(letters) ? letters.replace(/(.{4})(?!$)/g, '$1-') : undefined;
}
