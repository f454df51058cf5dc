import type { Choice } from '@clubhouse/domain/people/registration/people-for-place'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SkeletonLines } from '#ui/skeleton/skeleton.tsx'
import { DETAILS, MEMBER } from './messages.ts'
import styles from './people/member-dialog.module.css'
import type { useBeginning } from './use-beginning.ts'

interface Props {
  beginning: ReturnType<typeof useBeginning>
  /** Whom it is about; null for somebody new. */
  choice: Choice | null
}

/** Says where what stands in the form comes from, or that it did not come. */
export function BeginningNote({ beginning: { state, source, again }, choice }: Props) {
  if (state === 'loading') return <SkeletonLines count={5} label={MEMBER.loading} />
  if (state === 'failed') {
    return (
      <div className={styles.note} role="status">
        <Icon name="warning" />
        <p>{MEMBER.notKnown}</p>
        <Button size="small" onClick={again}>
          {DETAILS.again}
        </Button>
      </div>
    )
  }
  const words =
    source === 'club' || source === 'today'
      ? MEMBER.filled(choice?.isSelf ? null : (choice?.firstName ?? null))
      : null
  return (
    <div role="status" className={styles.status}>
      {words !== null && (
        <p className={styles.note}>
          <Icon name="history" />
          <span>{words}</span>
        </p>
      )}
    </div>
  )
}
