/** Beside the schemas, so that a page need not load them. */
export const GROUP_LIMITS = {
  name: 60,
  season: 20,
  /** People in one group: more than any squad, and still one page to print. */
  members: 200,
  /** Added at once. */
  added: 100,
  managers: 20,
}

/** What a coach writes to a team's families. */
export const LETTER_LIMITS = { subject: 150, text: 4_000 }
