import type { User, UserAccount } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { chosenAccount } from '@clubhouse/domain/identity/chosen-account'
import { readCookie } from '@clubhouse/domain/web/cookies'
import { closedTo } from './closed-room.ts'
import { closedMessage } from './closed-words.ts'
import { askedAddress } from '../../lib/page/page-context.ts'
import { requireUser } from '../../lib/page/require-user.ts'

/** OPEN-121: names the club in every call. */
export interface AccountHeader {
  'x-account-id': string
}

/** For pages about the club on which somebody works: strangers sign in first, who runs none is told so. */
export async function requireClub(
  page: PageContext,
  request: Request,
): Promise<{ user: User; club: UserAccount; headers: AccountHeader }> {
  const user = await requireUser(page, request)
  const club = chosenClub(page, user, request)
  if (!club) throw Response.json({ error_code: 'forbidden', message: '' }, { status: 403 })
  const closed = closedTo(
    { ...club, hasFreshPasskey: user.has_fresh_passkey },
    askedAddress(request).pathname,
  )
  if (closed) throw Response.json({ error_code: closed.why, message: closedMessage(closed) }, { status: 403 })
  return { user, club, headers: { 'x-account-id': club.account_id } }
}

/** AUTH-66: the club on which somebody works; null for who runs none. */
export function chosenClub({ host, cookies }: PageContext, user: User, request: Request): UserAccount | null {
  const current = readCookie(request.headers.get('cookie'), cookies.clubAdmin)
  return host.type === 'backoffice' ? chosenAccount(host.type, user.accounts, current) : null
}
