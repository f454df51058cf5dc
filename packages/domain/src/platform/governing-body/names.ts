/** "Seán O’Brien" and "SEAN OBRIEN" are one name: small letters, no accents, nothing between them. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The first and the last of somebody's words, which stay when a middle name comes or goes. */
export function endsOfName(name: string): { first: string; last: string } {
  const words = name.split(/\s+/).map(plainName).filter(Boolean)
  return { first: words[0] ?? '', last: words.at(-1) ?? '' }
}

/** "Byrne, Aoife" is how lists write "Aoife Byrne". */
export function writtenName(typed: string): string {
  const [last = '', first = '', ...more] = typed.split(',').map((part) => part.trim())
  const name = first && more.length === 0 ? `${first} ${last}` : typed
  return name.replaceAll(/\s+/g, ' ').trim()
}
