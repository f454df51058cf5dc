import type { HostType } from '@clubhouse/domain/web/hosts'
import { ClubBand } from './club-band.tsx'
import { StepCount } from './step-count.tsx'
import { progressOf, type Step } from './steps.ts'

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
