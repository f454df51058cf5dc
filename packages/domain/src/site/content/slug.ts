/** The longest slug that the content call takes. */
export const SLUG_LENGTH = 200

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** "Under-12s win the Harbour Shield" is `under-12s-win-the-harbour-shield`; fadas and dots are folded. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’ʼ]/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH + 1)
    .replace(/^-/, '')
    .slice(0, SLUG_LENGTH)
    .replace(/-$/, '')
}
