import { getStore } from '@clubhouse/contract/account'
import type { Database } from '../db/database.ts'
import { serve } from '../http/endpoints.ts'
import { notFound } from '../http/problems.ts'
import { findAccount } from './account.queries.ts'

export const clubEndpoints = ({ db }: { db: Database }) => [
  serve(getStore, { audience: 'anyone', ownership: 'club', rate: 'read' }, async ({ params }) => {
    const account = await findAccount(db, params.club)
    if (!account) throw notFound('The club')
    return account
  }),
]
