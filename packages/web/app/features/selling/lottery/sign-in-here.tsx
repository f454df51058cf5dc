import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { dialogAddress } from '#ui/dialog/routed-dialog-address.ts'

/** Signing in over this page, so that what was picked stays; without a script on a page of its own that comes back. */
export function SignInHere({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate(dialogAddress(location, 'authentication/check-email'), {
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }
  const back = new URLSearchParams({ redirect: location.pathname, origin: location.pathname })
  return (
    <Link to={`/authentication/check-email?${back}`} rel="nofollow" onClick={open}>
      {children}
    </Link>
  )
}
