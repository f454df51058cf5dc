import { useState } from 'react'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { hasDraft } from '#parts/people/dynamic-form/drafts/draft.ts'
import styles from './registration-form.module.css'
import { REGISTRATION } from './messages.ts'

interface Props {
  draft: string
  onStartAgain: () => void
}

/** Says that the form does not begin as it would otherwise, and how to have that. Only a browser knows. */
export function DraftNote(props: Props) {
  const isInBrowser = useHydrated()
  return (
    <div role="status" className={styles.status}>
      {isInBrowser && <Restored {...props} />}
    </div>
  )
}

function Restored({ draft, onStartAgain }: Props) {
  // At the beginning only: what is typed from now on is a draft too, but not one that came back.
  const [isRestored] = useState(() => hasDraft(draft))
  if (!isRestored) return null
  return (
    <p className={styles.note}>
      <Icon name="success" />
      <span>{REGISTRATION.restored}</span>
      <Button size="small" variant="quiet" onClick={onStartAgain}>
        {REGISTRATION.startAgain}
      </Button>
    </p>
  )
}
