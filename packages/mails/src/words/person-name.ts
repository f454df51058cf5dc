/** What mail programmes would turn into a link: whoever can choose a name could send one in the club's name. */
const LOOKS_LIKE_AN_ADDRESS = /[/\\@:]|\.\p{L}{2,}|\bwww\b/iu
/** Line breaks, and the marks that turn the direction of what follows; joiners belong to some names. */
const INVISIBLE = /\p{Cc}|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu
const LONGEST = 60

/** A person's name as a mail may show it, or nothing when it is none. */
export function personName(given: string): string {
  const name = oneLine(given)
  return LOOKS_LIKE_AN_ADDRESS.test(name) || name.length > LONGEST ? '' : name
}

/** Fit for a subject and for a header. */
export const oneLine = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()

export function greeting(firstName: string): string {
  const name = personName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}
