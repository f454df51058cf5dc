import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { daily } from '../jobs/schedules.ts'
import { sweepProviderAnswers } from './provider-answers.ts'

/** What the way out does by itself. */
export const outgoingCapability = ({ answers }: Core): Capability => ({
  name: 'outgoing',
  schedules: [daily('04:15', 'sweep-provider-answers', sweepProviderAnswers)],
  close: () => answers.settled(),
})
