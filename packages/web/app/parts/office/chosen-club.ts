import type { User, UserAccount } from '@clubhouse/contract/people'
import { chosenAccount } from '@clubhouse/domain/identity/chosen-account'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'

/** AUTH-66: the club on which somebody works; null for who runs none. */
export function chosenClub({ host, cookies }: PageContext, user: User, request: Request): UserAccount | null {
  const current = readCookie(request.headers.get('cookie'), cookies.clubAdmin)
  return host.type === 'backoffice' ? chosenAccount(host.type, user.accounts, current) : null
}
