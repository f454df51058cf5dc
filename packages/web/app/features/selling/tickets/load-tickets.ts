import { listMemberTickets } from '@clubhouse/contract/selling/member-tickets'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '#lib/page/api.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { PAST_STEP } from './messages.ts'

const MOST_PAST = 200

export async function loadTickets(page: PageContext, request: Request) {
  await requireUser(page, request)
  const asked = Number(askedAddress(request).searchParams.get('past'))
  const past = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST_PAST) : PAST_STEP
  const tickets = await loadPart(page.call(listMemberTickets, { query: { past } }), page)
  return { clubs: tickets.value?.clubs ?? [], hasFailed: tickets.hasFailed, past }
}
