import type { Duty } from '../jobs/duty.ts'
import type { Outbox } from './send-mails.ts'

/** The outbox as a job of the queue. */
export const mailsDuty = (outbox: Outbox): Duty => ({
  name: 'mails',
  async run(isOver) {
    await outbox.drain(isOver)
    return { nextAt: await outbox.nextDue() }
  },
})
