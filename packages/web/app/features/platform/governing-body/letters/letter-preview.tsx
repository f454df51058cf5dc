import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Preview } from './letter-fields.ts'
import styles from './letters.module.css'
import { PREVIEW } from './messages.ts'

/** Who gets it and what they read, before it goes: a letter is not taken back. */
export function LetterPreview({ preview, isBusy }: { preview: Preview; isBusy: boolean }) {
  const { people, clubs, nobody, subject, content, replyTo, seen } = preview
  const here = useRef<HTMLElement>(null)
  // Where the answer stands: below what was typed, maybe out of sight.
  useEffect(() => here.current?.focus(), [])
  return (
    <section ref={here} className={styles.preview} aria-labelledby="preview" tabIndex={-1}>
      <h2 id="preview">{PREVIEW.title}</h2>
      <p className={styles.goes}>{people > 0 ? PREVIEW.goes(people, clubs) : PREVIEW.nobodyAtAll}</p>
      {people > 0 && nobody.length > 0 && (
        <div>
          <p>{PREVIEW.nobody}</p>
          <ul className={styles.names}>
            {nobody.map((name, at) => (
              <li key={at}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <blockquote className={styles.letter}>
        <p className={styles.subject}>{subject}</p>
        <p>{content}</p>
      </blockquote>
      <p className={styles.quiet}>{PREVIEW.answers(replyTo)}</p>
      <input type="hidden" name="seen" value={seen} />
      {people > 0 && (
        <Button type="submit" name="intent" value="send" variant="primary" icon="send" loading={isBusy}>
          {PREVIEW.send(people)}
        </Button>
      )}
    </section>
  )
}
