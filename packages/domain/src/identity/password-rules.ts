import { hasDigit, hasLowerCase, hasSpaces, hasUpperCase, lengthOf } from '../validators/characters.ts'
import { PASSWORD_LENGTH } from '../validators/validators.ts'

/** AUTH-37 to AUTH-42, OPEN-010: each hint of the password field, in the order in which they are shown. */
export const PASSWORD_HINTS = [
  {
    id: 'length',
    text: 'At least 8 characters',
    isMet: (password: string) => lengthOf(password.normalize('NFC')) >= PASSWORD_LENGTH.min,
  },
  { id: 'upper', text: 'At least one upper case', isMet: hasUpperCase },
  { id: 'lower', text: 'At least one lower case', isMet: hasLowerCase },
  { id: 'digit', text: 'At least one digit', isMet: hasDigit },
  {
    id: 'spaces',
    text: 'No spaces',
    isMet: (password: string) => password !== '' && !hasSpaces(password),
  },
] as const

export const PASSWORD = { ...PASSWORD_LENGTH, refusedCharacters: '( / [ ] * ;' }

export const PASSWORD_MESSAGES = {
  required: 'Password is required',
  short: 'Password must have at least 8 characters',
  long: 'Password must have at most 30 characters',
  upper: 'Password must have at least one upper case letter',
  lower: 'Password must have at least one lower case letter',
  digit: 'Password must have at least one digit',
  spaces: 'Password must not contain spaces',
  characters: `Password must not contain any of ${PASSWORD.refusedCharacters}`,
  common: 'Password not allowed, please enter a different password.',
  mismatch: 'Password do not match',
} as const

/** Whatever its accents are made of. To compose a long run of marks takes the square of its length, so nobody may send one. */
const MOST_TYPED = 200

/** Why a new password is refused, or null. The browser and the server ask the same question. */
export function newPasswordError(typed: string): string | null {
  if (typed.length > MOST_TYPED) return PASSWORD_MESSAGES.long
  // A keyboard may send í as two characters: what counts is what is hashed.
  const password = typed.normalize('NFC')
  if (password === '') return PASSWORD_MESSAGES.required
  if (hasSpaces(password)) return PASSWORD_MESSAGES.spaces
  if (/[(/[\]*;]/.test(password)) return PASSWORD_MESSAGES.characters
  if (lengthOf(password) < PASSWORD.min) return PASSWORD_MESSAGES.short
  if (lengthOf(password) > PASSWORD.max) return PASSWORD_MESSAGES.long
  if (!hasUpperCase(password)) return PASSWORD_MESSAGES.upper
  if (!hasLowerCase(password)) return PASSWORD_MESSAGES.lower
  if (!hasDigit(password)) return PASSWORD_MESSAGES.digit
  if (isCommon(password)) return PASSWORD_MESSAGES.common
  return null
}

/** OPEN-009: what is left of the password without digits and symbols is a word of the list. */
function isCommon(password: string): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '')
  return COMMON_WORDS.has(letters)
}

/** OPEN-009: words that everybody tries first, in lower case and without digits or symbols. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh access admin administrator angel apple arsenal asdf asdfgh asdfghj
  asdfghjk asdfghjkl asdfjkl azerty baby bailey banana baseball basketball batman buster butterfly celtic change
  changeme charlie chelsea cheese chocolate club clubhouse computer cookie dallas daniel default demo diamond
  dragon dublin eagle easter everton family flower football freedom friend friends fuckyou gaa galway george
  ginger google guest hallo hammer hannah harley hello hockey hunter hurling iloveyou ireland irish jack jennifer
  jessica jordan joshua juventus killer kerry letmein limerick liverpool login love lovely magic manchester
  manutd master matthew mayo member merlin michael monkey mustang mypassword ninja nothing password passwort
  passw passwd pepper phoenix pokemon princess qazwsx qwer qwerty qwertyu qwertyui qwertyuiop rangers rovers
  rugby samsung secret shadow shamrock silver soccer sparky spring starwars summer autumn winter sunday monday
  friday sunflower sunshine superman support taylor tennis test testing thomas tigger trustno user username
  welcome whatever william wizard work yankees zaq zxcv zxcvb zxcvbn zxcvbnm`.split(/\s+/),
)
