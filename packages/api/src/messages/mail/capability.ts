import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Effects } from '#kernel/jobs/effects.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { Mailer } from '#providers/mail/port.ts'
import { measureMails } from './mail-metrics.ts'
import { forgetOldMails } from './mail-rows.ts'
import { type LetterDeps, openOutbox } from './send-mails.ts'
import { mailPeople } from './people.ts'

/** The mails on their way. */
export function openMail(
  core: Core,
  mailer: Mailer,
  letters: Omit<LetterDeps, 'mailer'>,
): Capability & { outbox: Effects } {
  const { config, db, now, metrics, crashAt } = core
  const outbox = openOutbox({
    db,
    mailer,
    ...letters,
    now,
    onTrouble: (error) => core.onTrouble(error, 'mail'),
    onOutcome: (outcome) => metrics.effects.inc({ kind: 'mails', outcome }),
    crashAt,
    pace: config.retryPace,
  })
  return {
    name: 'mail',
    people: mailPeople,
    effects: [{ duty: outbox.duty, backlog: measureMails(metrics.registry, { db, now }) }],
    schedules: [daily('03:30', 'sweep-mails', forgetOldMails)],
    close: () => outbox.stop(),
    outbox,
  }
}
