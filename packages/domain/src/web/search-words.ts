/** As searches compare: without accents, in small letters. */
export const plainWords = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Whether each of the words that were typed is somewhere in the text. */
export function holdsWords(text: string, typed: string): boolean {
  const plain = plainWords(text)
  return plainWords(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
