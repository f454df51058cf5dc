import * as passkeys from '@clubhouse/contract/identity/passkeys'
import * as security from '@clubhouse/contract/identity/member-security'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyone, member } from '#kernel/http/guard.ts'
import type { IdentityDeps } from './deps.ts'
import { askEmailChange, cancelEmailChange } from './email-change/ask-email-change.ts'
import { confirmEmailChange } from './email-change/confirm-email-change.ts'
import { undoEmailChange } from './email-change/undo-email-change.ts'
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts'
import { askPasskey } from './passkeys/ask-passkey.ts'
import { showPasskey } from './passkeys/show-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { endOtherSignIns, endSignIn, readSecurity } from './sessions/sign-ins.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')

/** What somebody sees and does about the safety of their own account. */
export function securityEndpoints(deps: IdentityDeps): ServedEndpoint[] {
  return [
    serve(security.getSecurity, OWN_READ, (_input, caller) => readSecurity(deps, caller, caller.member)),
    serve(security.endSignIn, OWN_WRITE, ({ params }, caller) =>
      endSignIn(deps, caller.member, params.session_id),
    ),
    serve(security.endOtherSignIns, OWN_WRITE, (_input, caller) =>
      endOtherSignIns(deps, caller, caller.member),
    ),
    serve(security.changeEmail, OWN_WRITE, ({ body }, caller) =>
      askEmailChange(deps, caller, caller.member, body),
    ),
    serve(security.cancelEmailChange, OWN_WRITE, (_input, caller) => cancelEmailChange(deps, caller.member)),
    serve(security.confirmEmailChange, OWN_WRITE, ({ body }, caller) =>
      confirmEmailChange(deps, caller, caller.member, body.code),
    ),
    serve(security.undoEmailChange, anyone('write'), ({ body }, caller) =>
      undoEmailChange(deps, caller, body.code),
    ),
    serve(passkeys.askPasskey, anyone('write'), (_input, caller) => askPasskey(deps, caller)),
    serve(passkeys.beginPasskey, OWN_WRITE, ({ body }, caller) =>
      beginPasskey(deps, caller, caller.member, body),
    ),
    serve(passkeys.addPasskey, OWN_WRITE, ({ body }, caller) =>
      addPasskey(deps, caller, caller.member, body),
    ),
    serve(passkeys.showPasskey, OWN_WRITE, ({ body }, caller) =>
      showPasskey(deps, caller, caller.member, body),
    ),
    serve(passkeys.removePasskey, OWN_WRITE, ({ params }, caller) =>
      removePasskey(deps, caller, caller.member, params.passkey_id),
    ),
  ]
}
