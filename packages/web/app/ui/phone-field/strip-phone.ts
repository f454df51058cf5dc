/** Spaces, dashes, dots and brackets are how people write numbers, not part of them. */
export function stripPhone(typed: string): string {
  return typed.replace(/[\s\u00a0().\-\u2010-\u2015]/g, '')
}
