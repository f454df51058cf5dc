import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SUMMARY } from '../messages.ts'
import styles from './summary.module.css'
import type { Going } from './use-continue.ts'

const REASON = 'continue-reason'

type Props = { going: Going; wide?: boolean }

/** MEMB-29: what forbids it stands below and is read with it. */
export function ContinueButton({ going: { isReady, isBusy, why, go }, wide = false }: Props) {
  return (
    <Button
      variant="primary"
      size={wide ? 'large' : 'medium'}
      wide={wide}
      iconAfter="arrow-right"
      disabled={!isReady}
      loading={isBusy}
      aria-describedby={why === null ? undefined : REASON}
      onClick={() => void go()}
    >
      {SUMMARY.continue}
    </Button>
  )
}

export function WhatRemains({ going: { why, hasFailed } }: { going: Going }) {
  if (why === null) return null
  return (
    <p id={REASON} className={styles.why} data-failed={hasFailed || undefined}>
      <Icon name={hasFailed ? 'danger' : 'info'} /> {why}
    </p>
  )
}
