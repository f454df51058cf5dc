import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import styles from '../machines.module.css'
import { SECRET } from '../messages.ts'

interface Props {
  title: string
  secret: string
  why?: string
  /** Where somebody goes who has put it away. */
  next?: { to: string; label: string }
}

/** What is shown once. It is in this answer of the server and nowhere else: no address, no storage of the tab. */
export function ShowSecret({ title, secret, why, next }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.secret} aria-labelledby="secret">
      <h2 id="secret" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {why && <p>{why}</p>}
      <div className={styles.value}>
        <code className={styles.code}>{secret}</code>
        <Button icon="copy" data-copy-text={secret}>
          {SECRET.copy}
        </Button>
      </div>
      <p>{SECRET.once}</p>
      {next && (
        <div className={styles.actions}>
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        </div>
      )}
    </section>
  )
}
