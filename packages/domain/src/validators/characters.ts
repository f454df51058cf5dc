/** What several rules ask about a text. */

/** As people and the database count: a picture letter is one character, although it is stored as two. */
export const lengthOf = (text: string): number => [...text].length

export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)

export const hasDigit = (text: string): boolean => /[0-9]/.test(text)

export const hasUpperCase = (text: string): boolean => /\p{Lu}/u.test(text)

export const hasLowerCase = (text: string): boolean => /\p{Ll}/u.test(text)

export const hasSpaces = (text: string): boolean => /\s/u.test(text)

export const hasOuterSpaces = (text: string): boolean => text !== text.trim()

/** Spaces in all their widths, and marks that steer a line and have no shape, are nothing that could be read. */
export const isVisible = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text)

/**
 * Accents stored with their letters, since some keyboards send the two apart. Sorting a run of marks takes the square of
 * its length: of one that no writing needs, what Unicode allows a stream is kept (UAX 15).
 */
export const composed = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')
