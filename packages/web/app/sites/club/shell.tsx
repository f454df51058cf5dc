import { Outlet, useLoaderData, useLocation } from 'react-router'
import { showsBanner } from '@clubhouse/domain/site/content/banner'
import { hidesChrome } from '@clubhouse/domain/web/embed'
import { CartOutlet } from '#features/selling/cart/cart-outlet.tsx'
import { dialogComesFirst, DialogOutlet } from '#features/identity/sign-in/dialog-outlet.tsx'
import { loadDialog } from '#features/identity/sign-in/load-dialog.ts'
import { revalidatesDialog } from '#features/identity/sign-in/revalidates-dialog.ts'
import { VerifyEmailBar } from '#features/identity/sign-in/verification/verify-email-bar.tsx'
import { useClub } from '../../lib/page/site-data.ts'
import type { ComesFirst } from '../../lib/wake/early/wake-data.ts'
import { useCartCount } from '#parts/selling/cart/use-cart-count.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { HeaderBanner } from './header-banner.tsx'
import { SHELL } from './messages.ts'
import { Navbar } from './navbar.tsx'
import styles from './shell.module.css'

export { RootError as ErrorBoundary } from '#parts/site/club/root-error.tsx'

export const loader = loadDialog
export const shouldRevalidate = revalidatesDialog
export const handle: ComesFirst = dialogComesFirst

/** Every page of a club stands in this. Inside an app the styles hide navbar and footer (data-embed). */
export default function Shell() {
  const club = useClub()
  const dialog = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const cartCount = useCartCount()
  // The stored wish to hide them is known to the browser only; the path is known here.
  const hasChrome = !hidesChrome(pathname, null)
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#content">
        {SHELL.skip}
      </a>
      {hasChrome && <Navbar club={club} path={pathname} user={club.user} cartCount={cartCount} />}
      <p className={styles.paper}>{club.account.name}</p>
      <main id="content" className={styles.main} tabIndex={-1}>
        {hasChrome && <VerifyEmailBar />}
        {showsBanner(pathname) && <HeaderBanner club={club} />}
        <Outlet />
      </main>
      {hasChrome && <Footer club={club} />}
      <CookieBanner />
      <CartOutlet />
      <DialogOutlet data={dialog} />
    </div>
  )
}
