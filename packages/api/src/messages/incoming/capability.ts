import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { IncomingMail, MailOutcome, RawMail } from '#providers/incoming-mail/port.ts'
import { IncomingAddresses } from './addresses.ts'
import { errorKind } from '#kernel/jobs/effect-failed.ts'
import { handleMail } from './handle-mail.ts'

/** In one turn; the rest waits for the next minute. */
const AT_ONCE = 50
/** The words of a mail stand before its files, and the head of a returned one before its words. */
const MAX_BYTES = 512 * 1024
/** A mail that fails so often is somebody's to look at, and none of them keeps the next from being read. */
const MOST_TRIES = 5

/** Null where the deployment has no such mailbox. */
export function openIncomingAddresses({ config }: Pick<Core, 'config'>): IncomingAddresses | null {
  return config.inbound && new IncomingAddresses(config.secret, config.inbound.address)
}

/** Mails that come back and answers by mail, read from the platform's mailbox each minute (docs/decisions/042-incoming-mail.md). */
export function incomingCapability(
  { config, db, now, metrics, onTrouble }: Core,
  mailbox: IncomingMail | null,
  addresses: IncomingAddresses | null,
): Capability {
  const { inbound, smtp } = config
  if (!mailbox || !inbound || !addresses) return { name: 'incoming' }
  const { address } = inbound
  const from = smtp?.from ?? address
  const deps = {
    db,
    now,
    addresses,
    ours: { mailbox: address, domain: from.slice(from.lastIndexOf('@') + 1) },
  }
  const failures = new Map<string, number>()
  async function handle(mail: RawMail): Promise<MailOutcome> {
    try {
      const outcome = await handleMail(deps, mail)
      failures.delete(mail.key)
      return outcome
    } catch (error) {
      const tries = (failures.get(mail.key) ?? 0) + 1
      onTrouble(new Error(`An incoming mail cannot be handled: ${errorKind(error)}`), 'mail')
      if (tries < MOST_TRIES) {
        failures.set(mail.key, tries)
        return 'later'
      }
      failures.delete(mail.key)
      return 'unknown'
    }
  }
  return {
    name: 'incoming',
    effects: [
      {
        // Not long work: somebody outside is asked, and no transaction waits for that.
        duty: {
          name: 'incoming-mail',
          channel: null,
          async run(isOver) {
            let wasDue = false
            await mailbox.readNew({ most: AT_ONCE, maxBytes: MAX_BYTES, isOver }, async (mail) => {
              wasDue = true
              const outcome = await handle(mail)
              metrics.effects.inc({ kind: 'incoming-mail', outcome })
              return outcome
            })
            return wasDue
          },
        },
        backlog: async () => [],
      },
    ],
  }
}
