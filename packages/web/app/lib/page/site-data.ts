import { useRouteLoaderData } from 'react-router'
import { createContext, useContext } from 'react'
import type { Account } from '@clubhouse/contract/site/club'
import type { User } from '@clubhouse/contract/people/people'
import type { HostType } from '@clubhouse/domain/web/hosts'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { Room } from '@clubhouse/domain/web/rooms'
import type { Appearance } from './appearance.ts'

type FromServer = Pick<
  PageContext,
  'origin' | 'apiBase' | 'cdnHost' | 'mode' | 'baseDomain' | 'protocol' | 'cookies'
>

/** The club whose colours somebody's own pages wear. */
export type WornClub = Pick<
  Account,
  | 'account_id'
  | 'slug'
  | 'name'
  | 'logo_image'
  | 'layout_image'
  | 'theme'
  | 'features'
  | 'currency'
  | 'time_zone'
>

/** What the root loader gives every page: which site this is, of which club, and what is open in it. */
export interface SiteData extends FromServer {
  site: HostType
  rooms: Room[]
  /** Null on the platform's own sites. */
  account: Account | null
  /** In somebody's account and in the back office: their club, or the one of several that they chose last. */
  worn: WornClub | null
  /** What somebody wants the back office to look like; null elsewhere, where the club decides. */
  appearance: Appearance | null
  themeCss: string
  themeColour: string
  /** Who is signed in here; null on every page that is kept for everybody. */
  user: User | null
}

export interface Club extends FromServer {
  account: Account
  openRooms: ReadonlySet<Room>
  user: User | null
}

/** Undefined where the root itself has failed, so that an error page can do without. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}

/** For what is only mounted on a club's site. */
export function useClub(): Club {
  const site = useSite()
  if (!site?.account) throw new Error('This page belongs to a club, and there is none')
  return { ...site, account: site.account, openRooms: new Set(site.rooms) }
}

/** Marks our own inline scripts and styles on the server; the browser never needs it. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
