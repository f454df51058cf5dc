import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../lib/site-data.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import styles from './sign-in-notices.module.css'
import { noticeIn, NOTICES, withoutNotice } from '../../lib/notices.ts'

/**
 * Says what a step wanted said on the page to which it led, once, and takes it out of the address. Before a
 * script runs, or without one, the words stand on the page itself and go by themselves.
 */
export function SignInNotices() {
  const location = useLocation()
  const navigate = useNavigate()
  const name = noticeIn(location.search)
  const firstName = useSite()?.user?.first_name ?? null
  const isHydrated = useHydrated()

  useEffect(() => {
    if (name === null) return
    void import('./say-notice.ts').then(({ sayNotice }) => sayNotice(name, firstName))
    void navigate(withoutNotice(location), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }, [name, firstName, location, navigate])

  if (name === null || isHydrated) return null
  const { title, body } = NOTICES[name]
  return (
    <div className={styles.flash} role="status">
      <strong>{name === 'signed-in' && firstName ? `${title} ${firstName}` : title}</strong>
      {body && <p>{body}</p>}
    </div>
  )
}
