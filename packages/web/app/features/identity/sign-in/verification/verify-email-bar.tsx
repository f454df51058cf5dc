import { useState } from 'react'
import { useLocation } from 'react-router'
import { noticeIn } from '#lib/visit/notices.ts'
import { useSite } from '#lib/page/site-data.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
// Its styles come with the page: it is served with it.
import '../verify-email-bar.module.css'

const UnverifiedBar = lazyPart(() => import('./unverified-bar.tsx'))

/** Stands on every page but the checkout while the e-mail is not verified: few are, so its script comes for them alone. */
export function VerifyEmailBar() {
  const site = useSite()
  const { pathname, search } = useLocation()
  const [isAskedFor] = useState(noticeIn(search) === 'verification-sent')
  // Whoever pays is not called away from it.
  if (!site?.user || site.user.email_verified || pathname === '/checkout') return null
  return (
    <UnverifiedBar
      email={site.user.email}
      isUnderCrest={site.account !== null}
      isAskedFor={isAskedFor}
      renderFailed={() => null}
    />
  )
}
