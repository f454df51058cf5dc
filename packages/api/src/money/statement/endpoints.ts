import { getStatement } from '@clubhouse/contract/money/office/statement'
import { notFound } from '@clubhouse/contract/refusal'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { readStatement } from './read-statement.queries.ts'

/** How the books stand beside the card provider's, for those who look after the club's money. */
export const statementEndpoints = ({
  db,
  gateway,
  now,
}: Pick<OrderDeps, 'db' | 'gateway' | 'now'>): ServedEndpoint[] => [
  serve(getStatement, office('money'), async (_, { club: { clubId } }) => {
    const statement = await db.withClub(clubId, (tx) => readStatement(tx, { clubId, gateway, now: now() }))
    if (!statement) throw notFound('The club')
    return statement
  }),
]
