import { getMember, listRelatedAccounts } from '@clubhouse/contract/identity/members'
import type { Member, RelatedAccount } from '@clubhouse/contract/people'
import type { Collection, PageQuery } from '@clubhouse/contract/paging'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart, type Part } from '../../lib/page/api.ts'

export interface AccountData {
  member: Part<Member>
  related: Part<Collection<RelatedAccount>>
}

/** MYACC-07, API-06, API-09. One part may fail without the other. */
export async function loadAccount(page: PageContext, query: PageQuery): Promise<AccountData> {
  const [member, related] = await Promise.all([
    loadPart(page.call(getMember, {}), page),
    loadPart(page.call(listRelatedAccounts, { query }), page),
  ])
  return { member, related }
}
