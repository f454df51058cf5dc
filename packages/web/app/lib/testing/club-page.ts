import { anAccount } from '@clubhouse/domain/testing/an-account'
import { type Answers, aPage, aUser } from './page-stub.ts'

export const RUGBY = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }

/** A page of the back office for an admin of Rugby. */
export const aClubPage = (answers: Answers) =>
  aPage(
    { getStore: () => anAccount(), ...answers },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [RUGBY] }) },
  )
