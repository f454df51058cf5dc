import * as contract from '@clubhouse/contract/people/office/retention'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { changeTimes } from './change-times.ts'
import { keepTimes } from './keep-times.ts'
import { countDue, readTimes } from './times.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'retention-changed': true
    'retention-applied': true
  }
}

/** How long a club keeps what it knows of people. */
export function retentionCapability(core: Core): Capability {
  const { db, now } = core
  const shown = (clubId: string) =>
    db.withClub(clubId, async (tx) => {
      const { times, lastRun } = await readTimes(tx, clubId)
      return { times, due: await countDue(tx, { clubId, now: now(), times }), last_run: lastRun }
    })
  return {
    name: 'retention',
    endpoints: [
      serve(contract.getRetention, office('settings'), (_, { club }) => shown(club.clubId)),
      serve(contract.changeRetention, office('settings'), async ({ body }, caller) => {
        const refusal = await changeTimes(core, caller, body)
        if (refusal instanceof Refusal) throw refusal
        return shown(caller.club.clubId)
      }),
    ],
    schedules: [keepTimes(core)],
  }
}
