import type { MouseEvent } from 'react'

/** Leads to a field. */
export function SummaryLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} onClick={(event) => goTo(event, to)}>
      {children}
    </a>
  )
}

/** The link alone would only scroll; the reader wants to type. */
function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  const control = field.matches('input, select, textarea')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea')
  ;(control ?? field).focus({ preventScroll: true })
}
