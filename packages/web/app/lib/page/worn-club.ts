import { type Account, getStore } from '@clubhouse/contract/site/club'
import type { User } from '@clubhouse/contract/people/people'
import { chosenAccount } from '@clubhouse/domain/identity/chosen-account'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from './api.ts'
import type { WornClub } from './site-data.ts'

/**
 * AUTH-66: in somebody's account and in the back office the club that the cookie names, or else the first that counts there;
 * null where it cannot be had.
 */
export async function wornClub(page: PageContext, user: User, request: Request): Promise<WornClub | null> {
  if (page.host.type !== 'myaccount' && page.host.type !== 'backoffice') return null
  const current = readCookie(request.headers.get('cookie'), page.cookies.clubAdmin)
  const club = chosenAccount(page.host.type, user.accounts, current)
  if (!club) return null
  const { value } = await loadPart(page.call(getStore, { params: { club: club.slug } }), page)
  return value && asWorn(value)
}

/** Menus, banner and sponsors stay on the club's own site. */
function asWorn(account: Account): WornClub {
  const { account_id, slug, name, logo_image, layout_image, theme, features, currency, time_zone } = account
  return { account_id, slug, name, logo_image, layout_image, theme, features, currency, time_zone }
}
