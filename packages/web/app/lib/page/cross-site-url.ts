import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Club } from './site-data.ts'

/** SHELL-18, SHELL-19: the way to another site of ours on which whoever is signed in here is signed in too. */
export function crossSiteUrl(type: 'backoffice' | 'myaccount', club: Club, path?: string): string {
  const asked = new URLSearchParams({ club: club.account.slug, ...(path && { path }) })
  return `${siteOrigin({ type }, club)}/authentication/continue?${asked}`
}

/** A page of My account: whoever is signed in here need not sign in there, and anybody else is asked on the way. */
export function accountUrl(club: Club, path: string): string {
  return club.user ? crossSiteUrl('myaccount', club, path) : siteOrigin({ type: 'myaccount' }, club) + path
}
