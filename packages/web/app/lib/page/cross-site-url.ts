import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Club } from './site-data.ts'

/** SHELL-18, SHELL-19: the way to another site of ours on which whoever is signed in here is signed in too. */
export function crossSiteUrl(type: 'backoffice' | 'myaccount', club: Club): string {
  return `${siteOrigin({ type }, club)}/authentication/continue?club=${encodeURIComponent(club.account.slug)}`
}
