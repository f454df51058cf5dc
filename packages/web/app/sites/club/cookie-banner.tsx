import { Link } from 'react-router'
import { COOKIE_POLICY, type CookieChoice } from '@clubhouse/domain/web/cookies'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './cookie-banner.module.css'
import { COOKIES } from './messages.ts'

/**
 * SHELL-33, SHELL-34. Stands in every page; the boot script marks a browser that has chosen and the styles hide
 * it there. That script keeps the choice as well, so it is answered by the first press, without React; `ui/enhance.ts` closes it.
 */
export function CookieBanner() {
  return (
    <aside
      className={styles.banner}
      aria-label={COOKIES.label}
      data-cookie-banner={COOKIE_POLICY.name}
      data-print="no"
      suppressHydrationWarning
    >
      <div className={`container ${styles.inner}`}>
        <p className={styles.text}>
          <Icon name="info" />
          <span>
            {COOKIES.text} <Link to="/cookies">{COOKIES.policy}</Link>
          </span>
        </p>
        <div className={styles.buttons}>
          <Choice choice="denied">{COOKIES.deny}</Choice>
          <Choice choice="dismissed">{COOKIES.dismiss}</Choice>
        </div>
      </div>
    </aside>
  )
}

function Choice({ choice, children }: { choice: CookieChoice; children: string }) {
  return <Button data-cookie-choice={choice}>{children}</Button>
}
