/** Line breaks, and the marks that turn the direction of what follows; joiners belong to some names. */
const INVISIBLE = /\p{Cc}|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** Fit for a subject and for a header. */
export const oneLine = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()
