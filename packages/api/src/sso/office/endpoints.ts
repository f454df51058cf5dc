import { randomBytes } from 'node:crypto'
import * as contract from '@clubhouse/contract/backoffice/sso'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '../../core.ts'
import type { Tx } from '../../db/database.ts'
import type { Writing } from '../../drafts/port.ts'
import type { Caller, SignedIn } from '../../http/caller.ts'
import { serve, type ServedEndpoint } from '../../http/endpoints.ts'
import { office, type RunningClub, standingIn } from '../../http/guard.ts'
import { browserHash, newBrowserSecret } from '../../identity/port.ts'
import type { SingleSignOn } from '../../providers/sso/port.ts'
import { REQUEST_MS } from '../begin-sign-in.ts'
import { usedByClub } from '../find-provider.ts'
import { samlRequests } from '../tables.ts'
import { readSso } from './read-sso.ts'
import { readMetadata, removeProvider, saveMetadata } from './save-metadata.ts'
import { saveSso } from './save-sso.ts'

declare module '../../security/audit.ts' {
  interface AuditKinds {
    'sso-changed': true
    'sso-provider-changed': true
    'sso-tested': true
  }
}

const READ = office('read')
const WRITE = office('write')

type At = Caller & { club: RunningClub; member: SignedIn }
type Deps = Pick<Core, 'db' | 'now' | 'audit' | 'config'> & { sso: SingleSignOn | null }

/** Whoever sets the provider says who everybody is, an owner too: nobody below may. */
const mayChange = (caller: At): boolean => standingIn(caller).roles.includes('owner')
const ownersOnly = () =>
  new Refusal(403, 'owners_only', 'Only an owner of the club can change single sign-on.')
const noKeys = () => new Refusal(409, 'not_set_up', 'Single sign-on isn’t set up on this platform yet.')

/** SSO-01, DATA-55: single sign-on of a club, set up by its owners. */
export function officeSsoEndpoints({ db, now, audit, config, sso }: Deps): ServedEndpoint[] {
  const read = (tx: Tx, caller: At) => readSso(tx, { ...caller.club, mayChange: mayChange(caller), sso })
  const change = (caller: At, write: (tx: Tx, writing: Writing) => Promise<Refusal | null | void>) => {
    if (!mayChange(caller)) throw ownersOnly()
    const writing = { caller, audit, userId: caller.club.userId, now: now() }
    return db.withPlatform(async (tx) => {
      const refused = await write(tx, writing)
      if (refused) throw refused
      return read(tx, caller)
    })
  }
  return [
    serve(contract.getSso, READ, (_, caller) => db.withPlatform((tx) => read(tx, caller))),
    serve(contract.saveSso, WRITE, ({ body }, caller) =>
      change(caller, (tx, writing) => saveSso(tx, caller.club.clubId, body, writing)),
    ),
    serve(contract.saveSsoMetadata, WRITE, ({ body }, caller) => {
      if (!sso) throw noKeys()
      const described = readMetadata(sso, body.metadata, { allowsHttp: config.mode === 'demo' })
      if (described instanceof Refusal) throw described
      return change(caller, (tx, writing) => saveMetadata(tx, caller.club.clubId, described, writing))
    }),
    serve(contract.removeSsoProvider, WRITE, (_, caller) =>
      change(caller, (tx, writing) => removeProvider(tx, caller.club.clubId, writing)),
    ),
    serve(contract.startSsoTest, WRITE, async (_, { club }) => {
      if (!sso) throw noKeys()
      const id = `_${randomBytes(32).toString('hex')}`
      const provider = await db.withPlatform(async (tx) => {
        const used = await usedByClub(tx, club.clubId)
        if (!used) throw new Refusal(422, 'no_provider', 'Add your provider’s metadata first.')
        await tx.insert(samlRequests).values({
          ...{ id, providerId: used.id, site: 'backoffice', returnTo: '/settings/sso?tested=yes' },
          // No browser is let in by its answer, so none is known by a secret.
          browserHash: browserHash(newBrowserSecret()),
          expiresAt: new Date(now().getTime() + REQUEST_MS),
          ...{ testsFor: club.clubId, testedBy: club.userId },
        })
        return used
      })
      return { url: await sso.loginUrl(provider, id) }
    }),
  ]
}
