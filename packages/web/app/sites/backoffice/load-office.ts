import { type Account, getStore } from '@clubhouse/contract/site/club'
import { getOfficeWaiting } from '@clubhouse/contract/office/waiting'
import type { User, UserAccount } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { accountsRun } from '@clubhouse/domain/identity/chosen-account'
import { loadDialog } from '#features/identity/sign-in/load-dialog.ts'
import { publicLoader } from '../../lib/page/handlers.ts'
import { loadPart } from '../../lib/page/api.ts'
import { chosenClub } from '../../parts/office/require-club.ts'

/** A club that somebody can go to; one whose crest could not be had shows its letter. */
export interface OtherClub extends UserAccount {
  logo: Account['logo_image']
}

/** Above that many they are looked for on a page of their own. */
const SHOWN_AT_ONCE = 6

/** What the frame of the back office shows: the step of a sign-in over the page, the club worked on, and the others. */
export const loadOffice = publicLoader(async (args) => {
  const { page } = args
  const [dialog, user] = await Promise.all([loadDialog(args), page.user()])
  const chosen = user && chosenClub(page, user, args.request)
  if (!user || !chosen) return { dialog, chosen, others: [], waiting: {} }
  const [others, waiting] = await Promise.all([otherClubs(page, user, chosen), waitingIn(page, chosen)])
  return { dialog, chosen, others, waiting }
})

function otherClubs(page: PageContext, user: User, chosen: UserAccount): Promise<OtherClub[]> {
  const others = accountsRun(user.accounts).filter(({ account_id }) => account_id !== chosen.account_id)
  return Promise.all(
    others.slice(0, SHOWN_AT_ONCE).map(async (club) => {
      const { value } = await loadPart(page.call(getStore, { params: { club: club.slug } }), page)
      return { ...club, logo: value?.logo_image ?? [] }
    }),
  )
}

/** What waits, by the entry of the menu; without it the menu is a menu all the same. */
async function waitingIn(
  page: PageContext,
  { account_id: id }: UserAccount,
): Promise<Record<string, number>> {
  const headers = { 'x-account-id': id }
  const { value } = await loadPart(page.call(getOfficeWaiting, { headers }), page)
  return Object.fromEntries((value?.entries ?? []).map(({ path, count }) => [path, count]))
}
