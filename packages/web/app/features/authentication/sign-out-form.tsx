import type { ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { LEAVES_PAGE } from '../../ui/dialog/use-leaving-post.ts'
import { frameOf } from './frame.ts'
import { stepPath } from './steps.ts'

/** SHELL-20: a form, because a link could be followed by anything. It says where it stands (OPEN-024). */
export function SignOutForm({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  const fetcher = useFetcher()
  const frame = frameOf(useLocation())
  return (
    <fetcher.Form method="post" action={stepPath('sign-out')} className={className} {...LEAVES_PAGE}>
      <input type="hidden" name="from" value={frame.kind === 'dialog' ? frame.over : '/'} />
      {children}
    </fetcher.Form>
  )
}
