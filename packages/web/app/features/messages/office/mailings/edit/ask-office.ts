import type { RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'

/** What the form of a list asks while somebody writes. */
export type ServerQuestion =
  | { do: 'count'; filters: RecipientFilter[] }
  | { do: 'template'; template_id: string }
  | { do: 'rephrase'; text: string; tone: string; language: string }

const GIVE_UP_MS = 20_000

/** Null where no answer came: the form stays as it is, and says so. */
export async function askOffice<Answer>(question: ServerQuestion): Promise<Answer | null> {
  try {
    const response = await fetch('/mail/lists/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
