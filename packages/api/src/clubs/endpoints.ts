import { getStore } from '@clubhouse/contract/account'
import type { Database } from '../db/database.ts'
import { serve } from '../http/endpoints.ts'
import { anyone } from '../http/guard.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { findAccount } from './account.queries.ts'

export const clubEndpoints = ({ db }: { db: Database }) => [
  serve(getStore, anyone('read'), async ({ params }) => {
    const account = await findAccount(db, params.club)
    if (!account) throw notFound('The club')
    return account
  }),
]
