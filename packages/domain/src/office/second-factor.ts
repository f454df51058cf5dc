/** What whoever has shown no passkey is told where the club asks for one. */
export const PASSKEY_NEEDED = 'Your club asks for your passkey before money and people. Please show it first.'

/** What those above all clubs are told, who have shown none. */
export const PLATFORM_PASSKEY_NEEDED =
  'Please show your passkey first: every club is behind this. The link is at the top of the page.'

/** For an evening's work: whoever sits down to it shows the key once. */
const FRESH_MS = 4 * 3_600_000

export const isPasskeyFresh = (shownAt: Date | null, now: Date): boolean =>
  shownAt !== null && now.getTime() - shownAt.getTime() < FRESH_MS
