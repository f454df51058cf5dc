import { createHash } from 'node:crypto'
import type { CartToOrder } from '../deps.ts'

const hash = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('base64url')

/** Two carts with the same one are the same order: the same things for the same people, at the same price. */
export const fingerprintOf = (
  { lines, discounts, payToday, payLater }: Omit<CartToOrder, 'shown'>,
  savesCard: boolean,
): string =>
  hash([
    lines.map((line) => [
      line.id,
      line.productId,
      line.quantity,
      line.metadata,
      line.memberId,
      line.memberAnswersId,
      line.guardianAnswersId,
      line.total,
      line.today,
      line.later,
      line.recurring,
    ]),
    discounts,
    payToday,
    payLater,
    savesCard,
  ])

/** The same call, made again. */
export const hashOfRequest = (body: object): string =>
  hash(Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1)))
