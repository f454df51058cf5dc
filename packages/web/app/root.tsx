import { type ReactNode, useLayoutEffect } from 'react'
import {
  data,
  Links,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { getStore, type Theme } from '@clubhouse/contract/site/club'
import type { User } from '@clubhouse/contract/people/people'
import type { HostType } from '@clubhouse/domain/web/hosts'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { chosenPaletteCss, clubPalette, paletteCss } from '@clubhouse/domain/site/theme/theme-colours'
import { publicLoader } from '#lib/page/handlers.ts'
import { SignInNotices } from './features/identity/sign-in/notices/sign-in-notices.tsx'
import { keepDraftsFor } from './lib/form/draft-storage.ts'
import { appearanceOf, schemeOf } from './lib/page/appearance.ts'
import { bootScript } from './lib/visit/boot-script.ts'
import { DocumentLinks } from './parts/site/club/document-links.tsx'
import { mayHaveChanged } from './lib/page/may-have-changed.ts'
import { FAILURE } from './lib/messages.ts'
import { type SiteData, useNonce, useSite } from './lib/page/site-data.ts'
import { askedAddress } from './lib/page/page-context.ts'
import { failedMeta } from './lib/page/page-meta.ts'
import { useThemeCss } from './lib/page/use-theme-css.ts'
import { wornClub } from './lib/page/worn-club.ts'
import { RootError } from './parts/site/club/root-error.tsx'
import { RouteAnnouncer } from './lib/errors/route-announcer.tsx'
import { useHydrated } from './lib/visit/use-hydrated.ts'
import { useCameAsleep, useTellAwake } from './lib/wake/asleep.ts'
import { endsSession, userCookies, visitorOf } from './lib/visit/visitor.ts'
import { NotificationHost } from './ui/notifications/notification-host.tsx'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'

const PLATFORM_LOOKS = { themeCss: '', themeColour: '#22304a' }
const PLATFORM_FONT = 'outfit'

export const loader = publicLoader(async ({ page, request }) => {
  const user = await visitorOf(page, askedAddress(request))
  const site: SiteData = { ...(await siteOf(page, user, request)), user }
  return data(site, { headers: user ? userCookies(page, user, request.headers.get('cookie')) : [] })
})

/** Where whoever works there chooses light or dark. */
const CHOOSES_LOOK: readonly HostType[] = ['backoffice', 'su']

async function siteOf(
  page: PageContext,
  user: User | null,
  request: Request,
): Promise<Omit<SiteData, 'user'>> {
  const { host, origin, apiBase, cdnHost, rooms, mode, baseDomain, protocol, cookies } = page
  const common = { origin, apiBase, cdnHost, rooms: [...rooms], mode, baseDomain, protocol, cookies }
  if (host.type !== 'club') {
    const worn = user && (await wornClub(page, user, request))
    // A stranger's page is the same for everybody, and may be kept.
    const appearance = user && CHOOSES_LOOK.includes(host.type) ? appearanceOf(request) : null
    const look = worn ? looks(worn.theme, { isChosen: appearance !== null }) : PLATFORM_LOOKS
    return { ...common, site: host.type, account: null, worn, appearance, ...look }
  }
  const live = await page.call(getStore, { params: { club: host.club } })
  const account = { ...live, ...page.look }
  return { ...common, site: host.type, account, worn: null, appearance: null, ...looks(account.theme) }
}

function looks(theme: Theme, { isChosen = false } = {}): Pick<SiteData, 'themeCss' | 'themeColour'> {
  const palette = clubPalette(theme)
  const themeCss = isChosen ? chosenPaletteCss(palette) : paletteCss(palette)
  return { themeCss, themeColour: palette.primary.light.solid }
}

/** The club does not change while somebody reads; who is signed in does, by a form or by a forgotten password. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  return mayHaveChanged(asked) || endsSession(asked.nextUrl)
}

/** Only of use when the root itself has failed: every page has its own. */
export function meta({ matches }: MetaArgs) {
  return failedMeta(matches, FAILURE.title)
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite()
  const nonce = useNonce()
  const theme = (site?.account ?? site?.worn)?.theme
  const { first: themeCss } = useThemeCss(site?.themeCss ?? '')
  const cameAsleep = useCameAsleep()
  const isHydrated = useHydrated()
  useTellAwake()
  return (
    <html
      lang="en-IE"
      data-site={site?.site}
      data-font={site?.appearance ? PLATFORM_FONT : (theme?.heading_font ?? (site && PLATFORM_FONT))}
      data-scheme={site?.appearance ? schemeOf(site.appearance) : theme?.dark_mode ? 'auto' : undefined}
      data-rooms={site?.rooms.join(' ')}
      data-api={site?.apiBase}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {site && (
          <Inline
            as="script"
            nonce={nonce}
            text={bootScript({ sessionCookie: site.cookies.session, keepsPresses: !cameAsleep })}
          />
        )}
        {themeCss && <Inline as="style" nonce={nonce} text={themeCss} />}
        <DocumentLinks site={site} />
        <Meta />
        {/* Our own files need no mark, and the browser would not compare it equal. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        {/* Until then the early script does its work. */}
        {(!cameAsleep || isHydrated) && <ScrollRestoration nonce={nonce} />}
        {!cameAsleep && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root() {
  const userId = useSite()?.user?.user_id
  // Before any form looks for what was typed into it.
  useLayoutEffect(() => {
    if (userId !== undefined) keepDraftsFor(userId)
  }, [userId])
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <NotificationHost />
      <SignInNotices />
    </>
  )
}

export function ErrorBoundary() {
  return <RootError />
}

/** Ours, marked as such on the server. The browser hides the mark from scripts, so it never compares equal. */
function Inline({
  as: Tag,
  nonce,
  text,
}: {
  as: 'script' | 'style'
  nonce: string | undefined
  text: string
}) {
  const mark = Tag === 'style' ? { 'data-theme': '' } : {}
  return <Tag nonce={nonce} {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
