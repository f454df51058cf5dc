import type { LoaderFunctionArgs } from 'react-router'
import { type Account, getStore } from '@clubhouse/contract/account'
import type { UserAccount } from '@clubhouse/contract/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadDialog } from '../../features/identity/load-dialog.ts'
import { type ClubLook, clubLook } from '../../parts/office/club-look.ts'
import { loadPart } from '../../lib/page/api.ts'
import { chosenClub } from '../../parts/office/require-club.ts'
import { pageContext } from '../../lib/page/page-context.ts'

/** The club worked on, as its own pages look. */
export interface OfficeClub extends UserAccount {
  logo: Account['logo_image']
  /** Null where it could not be had: then the frame is ours. */
  look: ClubLook | null
}

/** What the frame of the back office shows: the step of a sign-in over the page, and the club worked on. */
export async function loadOffice(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext)
  const [dialog, user] = await Promise.all([loadDialog(args), page.user()])
  const chosen = user && chosenClub(page, user, args.request)
  return { dialog, chosen: chosen && (await dressed(page, chosen)) }
}

async function dressed(page: PageContext, club: UserAccount): Promise<OfficeClub> {
  const { value: store } = await loadPart(page.call(getStore, { params: { club: club.slug } }), page)
  return { ...club, logo: store?.logo_image ?? [], look: store ? clubLook(store.theme) : null }
}
