import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePost } from '#lib/post/use-post.ts'
import { LEAVES_PAGE } from '#ui/dialog/use-leaving-post.ts'
import { frameOf } from '../frame.ts'
import { stepPath } from '../steps.ts'

/** SHELL-20: a form, because a link could be followed by anything. It says where it stands (OPEN-024). */
export function SignOutForm({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  const { post } = usePost({ name: 'sign-out' })
  const frame = frameOf(useLocation())
  return (
    <form
      method="post"
      action={stepPath('sign-out')}
      className={className}
      {...LEAVES_PAGE}
      onSubmit={(event) => {
        event.preventDefault()
        void post(event.currentTarget.action, new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="from" value={frame.kind === 'dialog' ? frame.over : '/'} />
      {children}
    </form>
  )
}
