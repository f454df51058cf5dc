import { deriveKey } from '#kernel/security/keys.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'hook-secret': true
  }
}

const NEVER = new Date(8.64e15)

/** A secret has to be read again to sign with it, so it is sealed and not hashed: a copy of the database opens none. */
export interface HookSecrets {
  seal: (secret: string) => string
  /** Null for what another deployment sealed. */
  open: (sealed: string) => string | null
}

export function openHookSecrets(secret: string): HookSecrets {
  const key = deriveKey(secret, 'hook-secret')
  return {
    seal: (text) => seal(key, text, NEVER),
    open: (sealed) => {
      const text = unseal(key, sealed, new Date(0))
      return typeof text === 'string' ? text : null
    },
  }
}
