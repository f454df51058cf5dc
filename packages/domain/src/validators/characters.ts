/** What several rules ask about a text. */

/** As people and the database count: a picture letter is one character, although it is stored as two. */
export const lengthOf = (text: string): number => [...text].length

export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)

export const hasDigit = (text: string): boolean => /[0-9]/.test(text)

export const hasUpperCase = (text: string): boolean => /\p{Lu}/u.test(text)

export const hasLowerCase = (text: string): boolean => /\p{Ll}/u.test(text)

export const hasSpaces = (text: string): boolean => /\s/u.test(text)

export const hasOuterSpaces = (text: string): boolean => text !== text.trim()
