import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { useLoading } from './use-loading.ts'

type Props = Omit<ComponentProps<typeof Button>, 'loading' | 'ref'> & {
  /** While one of these is under way the button spins and cannot be pressed. */
  actions: string[]
}

export function ActionButton({ actions, ...button }: Props) {
  const loading = useLoading(...actions)
  const element = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // Browsers drop the focus of a button that becomes disabled; it comes back unless the reader has moved on.
  useLayoutEffect(() => {
    if (loading || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) element.current?.focus()
  }, [loading])

  return (
    <Button
      {...button}
      ref={element}
      loading={loading}
      onClick={(event) => {
        hadFocus.current = true
        button.onClick?.(event)
      }}
    />
  )
}
