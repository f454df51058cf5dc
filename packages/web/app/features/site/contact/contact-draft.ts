import { forgetStoredDraft, readStoredDraft, storeDraft } from '#lib/form/draft-storage.ts'
import { TRAP } from './contact-fields.ts'

/** A message that was begun: it outlives a reload and the way back to the page, until it has gone. */
const keyOf = (club: string): string => `contact/${club}`

export function keepMessage(club: string, fields: FormData): void {
  const typed = [...fields].filter(([name, value]) => name !== TRAP && value !== '')
  if (typed.length > 0) storeDraft(keyOf(club), JSON.stringify(Object.fromEntries(typed)))
  else forgetMessage(club)
}

export function readMessage(club: string): Record<string, string> | null {
  try {
    const read: unknown = JSON.parse(readStoredDraft(keyOf(club)) ?? 'null')
    return isWords(read) ? read : null
  } catch {
    return null
  }
}

export const forgetMessage = (club: string): void => forgetStoredDraft(keyOf(club))

/** Storage is written by us, but anybody can write to it. */
const isWords = (read: unknown): read is Record<string, string> =>
  typeof read === 'object' && read !== null && Object.values(read).every((value) => typeof value === 'string')
