const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** A code as somebody typed it, in the form that certificates show; undefined for what can't be one. */
export function parseCertificateCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(letters) ? letters.replace(/(.{4})(?!$)/g, '$1-') : undefined;
}
