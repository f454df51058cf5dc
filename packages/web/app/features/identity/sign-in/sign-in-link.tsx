import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { dialogAddress } from '#ui/dialog/routed-dialog-address.ts'
import { frameOf } from './frame.ts'
import { stepPath } from './steps.ts'

const FIRST_STEP = 'authentication/check-email'

/**
 * SHELL-16: opens the steps over the page on which somebody is. Before a script runs it leads to the page of the
 * first step, which comes back here afterwards.
 */
export function SignInLink(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  const location = useLocation()
  const navigate = useNavigate()
  const frame = frameOf(location)
  const here = frame.kind === 'dialog' ? frame.over : null

  function openDialog(event: MouseEvent) {
    if (here === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate(dialogAddress(location, FIRST_STEP), {
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }

  const wayBack =
    here === null || here === '/' ? '' : `?${new URLSearchParams({ redirect: here, origin: here })}`
  return (
    <Link
      {...props}
      to={stepPath('check-email') + wayBack}
      rel="nofollow"
      data-wakes=""
      data-opens={here === null ? undefined : FIRST_STEP}
      onClick={openDialog}
    />
  )
}
