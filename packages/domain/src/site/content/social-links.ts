import type { Account } from '@clubhouse/contract/site/club'
import { safeExternalUrl } from './safe-url.ts'

export type SocialNetwork = 'facebook' | 'twitter' | 'instagram'
export interface SocialLink {
  network: SocialNetwork
  title: string
  href: string
}

const NETWORKS: readonly { network: SocialNetwork; title: string; profiles: string }[] = [
  { network: 'facebook', title: 'Facebook', profiles: 'https://www.facebook.com/' },
  { network: 'twitter', title: 'X (Twitter)', profiles: 'https://x.com/' },
  { network: 'instagram', title: 'Instagram', profiles: 'https://www.instagram.com/' },
]
const HANDLE = /^@?([a-z0-9_][a-z0-9._-]{0,63})$/i

/** SHELL-14: one link for each network the account names. */
export function socialLinks(account: Pick<Account, SocialNetwork>): SocialLink[] {
  return NETWORKS.flatMap(({ network, title, profiles }) => {
    const href = profileUrl(account[network], profiles)
    return href === null ? [] : [{ network, title, href }]
  })
}

/** Clubs write the address, "facebook.com/club" or just "@club"; anything else is not shown. */
function profileUrl(stored: string | null, profiles: string): string | null {
  const text = (stored ?? '').trim()
  const [, handle] = HANDLE.exec(text) ?? []
  return handle === undefined || /^www\./i.test(text) ? safeExternalUrl(text) : `${profiles}${handle}`
}
