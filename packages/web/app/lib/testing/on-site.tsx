import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import type { Account } from '@clubhouse/contract/site/club'
import type { Image } from '@clubhouse/contract/file'
import { ALL_ROOMS, anAccount } from '@clubhouse/domain/testing/an-account'
import type { Room } from '@clubhouse/domain/web/rooms'
import type { Club, SiteData } from '../page/site-data.ts'
import { COOKIE_NAMES } from './page-stub.ts'

/** For tests: a club's site with everything open, and what a test wants on it. */
export function aSite(account: Partial<Account> = {}, rooms: ReadonlySet<Room> = ALL_ROOMS): SiteData {
  return {
    site: 'club',
    origin: 'https://testford.clubs.example',
    baseDomain: 'clubs.example',
    protocol: 'https',
    apiBase: '/api/v2',
    cdnHost: 'https://images.example',
    mode: 'demo',
    cookies: COOKIE_NAMES,
    rooms: [...rooms],
    account: anAccount(account),
    worn: null,
    appearance: null,
    themeCss: '',
    themeColour: '#0b5d3b',
    user: null,
  }
}

export function aClub(account: Partial<Account> = {}, rooms: ReadonlySet<Room> = ALL_ROOMS): Club {
  return { ...aSite(), account: anAccount(account), openRooms: rooms }
}

export function anOriginal(name: string, alt = `Picture of ${name}`): Image[] {
  return [
    {
      size: 'original',
      filepath: '/media/testford/1',
      filename: `${name}.jpg`,
      width: 1600,
      height: 900,
      alt,
    },
  ]
}

/** The page as the server sends it; `data` is what its loader gave. */
export function drawOnSite(
  page: ReactNode,
  site: SiteData = aSite(),
  path = '/',
  data: unknown = null,
): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => site,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [{ id: 'page', path: '*', loader: () => data, Component: () => page }],
    },
  ])
  const hydrationData = { loaderData: { root: site, page: data } }
  return renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={hydrationData} />)
}

/** The page as the server sends it, put before the reader; needs a DOM. */
export function showOnSite(page: ReactNode, site = aSite(), path = '/', data: unknown = null): HTMLElement {
  document.body.innerHTML = drawOnSite(page, site, path, data)
  return document.body
}

/** Finding by role walks styles for every element and takes seconds in a test DOM; words are enough here. */
export function linkIn(page: ParentNode, words: string): HTMLAnchorElement | null {
  return [...page.querySelectorAll('a')].find((link) => wordsOf(link).includes(words)) ?? null
}

function wordsOf(element: Element): string {
  return `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
}
