import styles from '../authentication.module.css'
import { SIGN_UP } from '../messages.ts'

/** A disabled button says nothing: this names what it waits for and leads there. */
export function WhatRemains({ id, fields }: { id: string; fields: { id: string; label: string }[] }) {
  if (fields.length === 0) return null
  return (
    <p id={id} className={styles.remains}>
      {SIGN_UP.remains}{' '}
      {fields.map((field, at) => (
        <span key={field.id}>
          {at > 0 && ', '}
          <a href={`#${field.id}`} onClick={(event) => (event.preventDefault(), goTo(field.id))}>
            {field.label}
          </a>
        </span>
      ))}
    </p>
  )
}

/** The address of the page stays as it is: a fragment would be one more step for Back. */
function goTo(id: string) {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
