import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { AutomaticMails, Letters } from '../mail/port.ts'
import { atTheHandOver } from './at-the-hand-over.ts'
import { forgetAutomaticMails } from './forget.ts'
import { automaticMailEndpoints } from './office/endpoints.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'automatic-mail-switched': true
    'automatic-mail-changed': true
    'automatic-mail-tested': true
  }
}

/** The mails that a club sends without anybody pressing Send: its switches and its words. Who is written to, each room knows itself. */
export function openAutomaticMails(core: Core, letters: Letters): Capability & { automatic: AutomaticMails } {
  return {
    name: 'automatic-mails',
    endpoints: automaticMailEndpoints({ ...core, letters }),
    schedules: [daily('03:50', 'sweep-automatic-mails', forgetAutomaticMails)],
    automatic: atTheHandOver(core),
  }
}
