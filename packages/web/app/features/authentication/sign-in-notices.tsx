import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { noticeIn, NOTICES, withoutNotice } from '../../lib/notices.ts'
import { useSite } from '../../lib/site-data.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import styles from './sign-in-notices.module.css'

/**
 * Says what a step wanted said on the page to which it led, once, and takes it out of the address. Before a
 * script runs, or without one, the words stand on the page itself and go by themselves.
 */
export function SignInNotices() {
  const location = useLocation()
  const navigate = useNavigate()
  const asked = noticeIn(location.search)
  const firstName = useSite()?.user?.first_name ?? null
  // Single sign-on is asked to say so on its way back, and may come back empty-handed.
  const name = asked === 'signed-in' && firstName === null ? null : asked
  const isHydrated = useHydrated()

  useEffect(() => {
    if (asked === null) return
    if (name) void import('./say-notice.ts').then(({ sayNotice }) => sayNotice(name, firstName))
    void navigate(withoutNotice(location), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }, [asked, name, firstName, location, navigate])

  if (name === null || isHydrated) return null
  const { title, body } = NOTICES[name]
  return (
    <div className={styles.flash} role="status">
      <strong>{name === 'signed-in' && firstName ? `${title} ${firstName}` : title}</strong>
      {body && <p>{body}</p>}
    </div>
  )
}
