import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import type { Effects } from '../jobs/effects.ts'
import { daily } from '../jobs/schedules.ts'
import type { Mailer } from '../providers/mail/port.ts'
import { openBrands } from './brand.ts'
import { measureMails } from './mail-metrics.ts'
import { forgetOldMails } from './mail-rows.ts'
import { openOutbox } from './send-mails.ts'
import { builtTemplates, developmentTemplates } from './templates.ts'

/** The mails on their way. */
export function openMail(core: Core, mailer: Mailer): Capability & { outbox: Effects } {
  const { config, db, now, metrics, crashAt } = core
  const outbox = openOutbox({
    db,
    mailer,
    templates: config.isDevelopment ? developmentTemplates : builtTemplates,
    brandOf: openBrands(core),
    now,
    onTrouble: (error) => core.onTrouble(error, 'mail'),
    onOutcome: (outcome) => metrics.effects.inc({ kind: 'mails', outcome }),
    crashAt,
    pace: config.retryPace,
  })
  return {
    name: 'mail',
    effects: [{ duty: outbox.duty, backlog: measureMails(metrics.registry, { db, now }) }],
    schedules: [daily('03:30', 'sweep-mails', forgetOldMails)],
    close: () => outbox.stop(),
    outbox,
  }
}
