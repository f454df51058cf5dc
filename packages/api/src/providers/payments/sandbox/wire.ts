import { z } from 'zod'
import { wholeYear } from '@clubhouse/domain/money/payments/card-rules'
import { safePath } from '@clubhouse/domain/web/redirects'
import type { Declined } from '../port.ts'
import type { PaySource } from './confirm.ts'
import { WALLETS } from './test-cards.ts'

/** What the sandbox's card element sends and is answered: close to a real gateway's, so that pages treat both alike. */

const Digits = z.union([z.string().max(30), z.number()]).transform(String)

const CardBody = z
  .object({ number: Digits, exp_month: z.coerce.number(), exp_year: z.coerce.number(), cvc: Digits })
  .transform(({ number, exp_month: expMonth, exp_year: expYear, cvc }) => {
    return { number, expMonth, expYear: wholeYear(expYear), cvc: cvc.trim() }
  })

const Given = z.union([
  z.object({ card: CardBody }),
  z.object({ method_id: z.string().max(60) }).transform(({ method_id: methodId }) => ({ methodId })),
  z.object({ wallet: z.enum(Object.keys(WALLETS) as (keyof typeof WALLETS)[]) }),
  z
    .object({ confirmation_token: z.string().max(60) })
    .transform(({ confirmation_token: confirmationToken }) => ({ confirmationToken })),
])

const More = z.object({ save: z.boolean().default(false), return_url: z.string().max(2000).optional() })

export function readConfirm(
  body: unknown,
): { source: PaySource; save: boolean; returnUrl: string | undefined } | null {
  const source = Given.safeParse(body)
  const more = More.safeParse(body)
  if (!source.success || !more.success) return null
  return { source: source.data, save: more.data.save, returnUrl: more.data.return_url }
}

/** Only cards and wallets can become tokens: a saved card is known already. */
export function readEntered(
  body: unknown,
): Extract<PaySource, { card: unknown } | { wallet: unknown }> | null {
  const source = Given.safeParse(body)
  return source.success && ('card' in source.data || 'wallet' in source.data) ? source.data : null
}

/** Where the bank's page leads back to: a path of the very site that the buyer is on; null for anything else. */
export function returnPathOf(url: string | undefined, origin: string): string | null {
  if (url === undefined) return '/checkout'
  return safePath(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)
}

/** Decline in two levels, as real gateways report it: kind and code. */
export function errorOnWire({ code, message }: Declined) {
  const isDecline = code === 'generic_decline' || code === 'insufficient_funds'
  return {
    type: code === 'resource_missing' || code.endsWith('_state') ? 'invalid_request_error' : 'card_error',
    code: isDecline ? 'card_declined' : code,
    ...(isDecline && { decline_code: code }),
    message,
  }
}
