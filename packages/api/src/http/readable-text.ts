/**
 * PostgreSQL's text cannot hold the character zero, nor its JSON one half of a pair; nobody types these, so whoever
 * sends them is refused.
 */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
