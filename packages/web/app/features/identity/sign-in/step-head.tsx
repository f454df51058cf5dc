import type { HostType } from '@clubhouse/domain/web/hosts'
import { ClubBand } from './club-band.tsx'
import { progressOf, type Step } from './steps.ts'
import styles from './authentication.module.css'
import { COMMON } from './messages.ts'

interface Props {
  step: Step
  site: HostType
  className: string | undefined
}

/** What stands above the title of a step: whose it is, and how far one has come. */
export function StepHead({ step, site, className }: Props) {
  const progress = progressOf(step, site)
  return (
    <div className={className}>
      <ClubBand />
      {progress && <StepCount {...progress} />}
    </div>
  )
}

/** How far somebody has come, drawn as the club's sashes. */
export function StepCount({ at, of }: { at: number; of: number }) {
  return (
    <p className={styles.steps}>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-done={index < at || undefined} />
      ))}
      <span>{COMMON.step(at, of)}</span>
    </p>
  )
}
