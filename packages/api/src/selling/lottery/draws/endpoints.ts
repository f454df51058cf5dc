import { getDraw, listDraws } from '@clubhouse/contract/selling/lottery'
import { notFound } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { everybody } from '#kernel/http/guard.ts'
import { findDraw, findDraws } from './draws.queries.ts'

export const drawEndpoints = ({ db }: Pick<Core, 'db'>): ServedEndpoint[] => [
  serve(listDraws, everybody, async ({ params: { club, product_id: lottery }, query }) => {
    const found = await findDraws(db, { club, lottery }, query)
    if (!found) throw notFound('The lottery')
    return found
  }),
  serve(getDraw, everybody, async ({ params: { club, product_id: lottery, number } }) => {
    const found = await findDraw(db, { club, lottery, number })
    if (!found) throw notFound('The draw')
    return found
  }),
]
