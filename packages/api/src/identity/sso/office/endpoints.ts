import { randomBytes } from 'node:crypto'
import * as contract from '@clubhouse/contract/identity/office/sso'
import type { ChangedSso } from '@clubhouse/contract/identity/office/sso'
import * as ofBody from '@clubhouse/contract/platform/governing-body/sso'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { orThrow, undoneIfRefused } from '#kernel/http/or-throw.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import {
  bodyStaff,
  office,
  ownPeople,
  type RunningBody,
  type RunningClub,
  standingIn,
} from '#kernel/http/guard.ts'
import { browserHash, newBrowserSecret } from '../../sign-in/port.ts'
import type { SingleSignOn } from '#providers/sso/port.ts'
import { REQUEST_MS } from '../begin-sign-in.ts'
import { samlRequests } from '../tables.ts'
import { type Holder, providerOf } from './holder.ts'
import { readSso } from './read-sso.ts'
import { readMetadata, removeProvider, saveMetadata } from './save-metadata.ts'
import { saveSso } from './save-sso.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'sso-changed': true
    'sso-provider-changed': true
    'sso-tested': true
  }
}

type Deps = Pick<Core, 'db' | 'now' | 'audit' | 'config'> & { sso: SingleSignOn | null }

/** Who asks, and whose single sign-on it is. */
interface Asking {
  holder: Holder
  userId: string
  mayChange: boolean
  caller: Caller
  /** Where a test begins and ends. */
  site: 'backoffice' | 'xgb'
}

/** Whoever sets the provider says who everybody is, an owner too: nobody below may. */
const ownersOnly = () =>
  new Refusal(403, 'owners_only', 'Only an owner of the club can change single sign-on.')
const noKeys = () => new Refusal(409, 'not_set_up', 'Single sign-on isn’t set up on this platform yet.')

/** What can be done with it, for a club and for a governing body alike. */
function deskOf({ db, now, audit, config, sso }: Deps) {
  const read = (tx: Tx, { holder, userId, mayChange }: Asking) =>
    readSso(tx, { holder, userId, mayChange, sso })
  const write = (asking: Asking, work: (tx: Tx, writing: Writing) => Promise<Refusal | null | void>) => {
    if (!asking.mayChange) throw ownersOnly()
    const writing = { caller: asking.caller, audit, userId: asking.userId, now: now() }
    return undoneIfRefused(db, null, async (tx) => (await work(tx, writing)) ?? read(tx, asking))
  }
  return {
    read: (asking: Asking) => db.withPlatform((tx) => read(tx, asking)),
    save: (asking: Asking, body: ChangedSso) =>
      write(asking, (tx, writing) => saveSso(tx, asking.holder, body, writing)),
    saveMetadata: (asking: Asking, metadata: string) => {
      if (!sso) throw noKeys()
      const described = readMetadata(sso, metadata, { allowsHttp: config.mode === 'demo' })
      if (described instanceof Refusal) throw described
      return write(asking, (tx, writing) => saveMetadata(tx, asking.holder, described, writing))
    },
    remove: (asking: Asking) => write(asking, (tx, writing) => removeProvider(tx, asking.holder, writing)),
    startTest: async ({ holder, userId, site }: Asking) => {
      if (!sso) throw noKeys()
      const id = `_${randomBytes(32).toString('hex')}`
      const provider = await db.withPlatform(async (tx) => {
        const used = await providerOf(tx, holder)
        if (!used) return new Refusal(422, 'no_provider', 'Add your provider’s metadata first.')
        await tx.insert(samlRequests).values({
          id,
          providerId: used.id,
          site,
          returnTo: '/settings/sso?tested=yes',
          // No browser is let in by its answer, so none is known by a secret.
          browserHash: browserHash(newBrowserSecret()),
          expiresAt: new Date(now().getTime() + REQUEST_MS),
          ...(holder.kind === 'club' ? { testsFor: holder.id } : { testsForBody: holder.id }),
          testedBy: userId,
        })
        return used
      })
      return { url: await sso.loginUrl(orThrow(provider), id) }
    },
  }
}

/** SSO-01, DATA-55: single sign-on of a club, set up by its owners. */
export function officeSsoEndpoints(deps: Deps): ServedEndpoint[] {
  const desk = deskOf(deps)
  const by = (caller: Caller & { club: RunningClub; member: SignedIn }): Asking => ({
    caller,
    holder: { kind: 'club', id: caller.club.clubId },
    userId: caller.club.userId,
    mayChange: standingIn(caller).roles.includes('owner'),
    site: 'backoffice',
  })
  return [
    serve(contract.getSso, office('settings'), (_, caller) => desk.read(by(caller))),
    serve(contract.saveSso, ownPeople('settings'), ({ body }, caller) => desk.save(by(caller), body)),
    serve(contract.saveSsoMetadata, ownPeople('settings'), ({ body }, caller) =>
      desk.saveMetadata(by(caller), body.metadata),
    ),
    serve(contract.removeSsoProvider, ownPeople('settings'), (_, caller) => desk.remove(by(caller))),
    serve(contract.startSsoTest, ownPeople('settings'), (_, caller) => desk.startTest(by(caller))),
  ]
}

/** The same of a governing body, for its own staff: there is one role among them, and each of them may. */
export function bodySsoEndpoints(deps: Deps): ServedEndpoint[] {
  const desk = deskOf(deps)
  const by = (caller: Caller & { body: RunningBody }): Asking => ({
    caller,
    holder: { kind: 'body', id: caller.body.bodyId },
    userId: caller.body.userId,
    mayChange: true,
    site: 'xgb',
  })
  const [READ, WRITE] = [bodyStaff('read'), bodyStaff('write')]
  return [
    serve(ofBody.getBodySso, READ, (_, caller) => desk.read(by(caller))),
    serve(ofBody.saveBodySso, WRITE, ({ body }, caller) => desk.save(by(caller), body)),
    serve(ofBody.saveBodySsoMetadata, WRITE, ({ body }, caller) =>
      desk.saveMetadata(by(caller), body.metadata),
    ),
    serve(ofBody.removeBodySsoProvider, WRITE, (_, caller) => desk.remove(by(caller))),
    serve(ofBody.startBodySsoTest, WRITE, (_, caller) => desk.startTest(by(caller))),
  ]
}
