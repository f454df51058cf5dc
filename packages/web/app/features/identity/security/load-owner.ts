import { getSecurity } from '@clubhouse/contract/identity/member-security'
import { memberLoader } from '#lib/page/handlers.ts'

/** Who is there, and by what they can prove it: what every form of this feature begins with. */
export const loadOwner = memberLoader(async ({ call }) => {
  const { email, has_password, passkeys } = await call(getSecurity, {})
  return { email, hasPassword: has_password, hasPasskey: passkeys.length > 0 }
})
