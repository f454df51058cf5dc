import type { FormEvent, ReactNode } from 'react'
import type { LiveCart } from './use-cart.ts'

interface Props {
  live: Pick<LiveCart, 'change'>
  /** The line, or `code`. */
  about: string
  /** The page to come back to without a script. */
  from: string
  fields: Record<string, string>
  className?: string | undefined
  onDone?: () => void
  children: ReactNode
}

/** A form that changes the cart: posted without a script, sent by it otherwise. */
export function ChangeForm({ live, about, from, fields, className, onDone, children }: Props) {
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
    if (await live.change(about, Object.fromEntries(typed))) onDone?.()
  }
  return (
    <form method="post" action="/cart" className={className} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="from" value={from} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
