/** For how long a link to pay works. */
export const PAY_LINK_DAYS = 14

export const PAY_LINK_STATES = ['open', 'on_its_way', 'paid', 'nothing', 'expired', 'taken_back'] as const
export type PayLinkState = (typeof PAY_LINK_STATES)[number]

export interface PayLinkFacts {
  /** Of what it was sent for: what is still to be paid, what is being taken at this moment, and what was paid. */
  open: number
  taking: number
  paid: number
  expiresAt: string
  takenBackAt: string | null
}

/**
 * What somebody finds who opens a link to pay. What was paid is paid, whatever became of the link since; only an open one shows what
 * it is for and takes money.
 */
export function payLinkState(
  { open, taking, paid, expiresAt, takenBackAt }: PayLinkFacts,
  now: Date,
): PayLinkState {
  if (open === 0 && taking > 0) return 'on_its_way'
  if (open === 0) return paid > 0 ? 'paid' : 'nothing'
  if (takenBackAt !== null) return 'taken_back'
  return new Date(expiresAt) <= now ? 'expired' : 'open'
}
