import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { OpenVisitor } from '#kernel/http/visitor.ts'
import { every } from '#kernel/jobs/schedules.ts'
import { MailedCodes } from './codes/mailed-codes.ts'
import type { IdentityDeps } from './deps.ts'
import { identityEndpoints } from './endpoints.ts'
import { PasskeyChallenges } from './passkeys/challenges.ts'
import { preparePasswords } from './passwords/passwords.ts'
import { securityEndpoints } from './security-endpoints.ts'
import { Sessions } from './sessions/sessions.ts'
import { sweepIdentity } from './sweep.ts'
import { handOverRoutes } from './visiting/hand-over.ts'
import { visitorsBy } from './visiting/open-visitor.ts'
import { identityPeople } from './people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'sign-in': true
    'sign-in-failed': true
    'sign-in-refused': true
    'sign-up': true
    'recovery-requested': true
    'code-failed': true
    'password-changed': true
    'email-verified': true
    'details-changed': true
    'role-given': true
    'sign-out': true
    'refresh-replayed': true
    'passkey-added': true
    'passkey-removed': true
    'email-change-asked': true
    'email-changed': true
    'email-change-undone': true
  }
}

export interface OpenedIdentity extends Capability {
  identity: IdentityDeps
  sessions: Sessions
  openVisitor: OpenVisitor
}

export function openIdentity(core: Core): OpenedIdentity {
  const { db, now, rates, audit, config, sites } = core
  const { secret, client } = config
  preparePasswords()
  const sessions = new Sessions({ db, now, secret, asksSuperusers: config.mode === 'live' })
  const codes = new MailedCodes({ db, now, secret })
  const passkeys = new PasskeyChallenges({ secret, now, baseDomain: config.baseDomain })
  const identity = { db, now, sessions, rates, audit, codes, passkeys, client }
  return {
    name: 'identity',
    people: identityPeople,
    endpoints: [...identityEndpoints(identity), ...securityEndpoints(identity)],
    routes: (app) => handOverRoutes(app, { config, db, sites, sessions, audit, now }),
    schedules: [every(15, 'sweep-identity', sweepIdentity)],
    // The steps of signing in show what this browser has entered.
    pages: { own: ['/authentication'] },
    rooms: ['sign-in', 'my-account'],
    identity,
    sessions,
    openVisitor: visitorsBy({ config, db, sessions, audit, now }),
  }
}
