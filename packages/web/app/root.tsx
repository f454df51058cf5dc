import type { ReactNode } from 'react'
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { getStore } from '@clubhouse/contract/account'
import { clubPalette, paletteCss } from '@clubhouse/domain/theme-colours'
import { asRouteError } from './lib/api.ts'
import { useNonce } from './lib/nonce.ts'
import { pageContext } from './lib/page-context.ts'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { host, origin, cdnHost, rooms, mode, baseDomain, protocol, cookies } = page
  const common = { origin, cdnHost, rooms: [...rooms], mode, baseDomain, protocol, cookies }
  if (host.type !== 'club') return { ...common, site: host.type, account: null, themeCss: '' }
  try {
    const account = await page.call(getStore, { params: { club: host.club } })
    return { ...common, site: host.type, account, themeCss: paletteCss(clubPalette(account.theme)) }
  } catch (error) {
    throw asRouteError(error)
  }
}

export function shouldRevalidate(): boolean {
  // The club does not change while somebody reads; a reload brings the newest.
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  return (
    <html lang="en-IE" data-font={root?.account?.theme.heading_font} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {root?.themeCss && <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: root.themeCss }} />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
