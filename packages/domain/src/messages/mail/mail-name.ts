const LETTERS_ONLY = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u
const LONGEST = 30

/**
 * A person's name as a mail of ours may show it, or nothing when it is none. Anybody can sign up with somebody
 * else's e-mail and any name: what could be read as a link, a number to call or a message goes to nobody.
 */
export function mailName(given: string): string {
  const name = given.normalize('NFC').trim()
  const isName = LETTERS_ONLY.test(name) && !/\bwww\b/i.test(name) && [...name].length <= LONGEST
  return isName ? name : ''
}

/**
 * The name with which a mail begins, or nothing: until somebody has shown that the mailbox is theirs, the name may
 * be what a stranger typed.
 */
export function greetingName({ firstName, isVerified }: { firstName: string; isVerified: boolean }): string {
  return isVerified ? mailName(firstName) : ''
}
