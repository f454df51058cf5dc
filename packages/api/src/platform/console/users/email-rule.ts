import type { PlatformUserPage } from '@clubhouse/contract/platform/users'

/**
 * Whoever may correct an e-mail can get into the account by it. So only where nobody has proven the mailbox, and where nothing
 * but the person's own lies behind it: whoever runs a club is invited by it.
 */
export function emailIsTheirs({
  email_verified: isVerified,
  runs_a_club: runs,
  platform_roles: roles,
}: Pick<PlatformUserPage, 'email_verified' | 'runs_a_club' | 'platform_roles'>): string | null {
  if (isVerified) return 'They’ve confirmed this email, so only they can change it, in their account.'
  if (runs || roles.length > 0)
    return 'They help run a club, so its owner invites them again with the right email.'
  return null
}
