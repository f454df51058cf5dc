import { deriveKey } from '#kernel/security/keys.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import type { Subject } from './kind.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    preview: true
  }
}

const MINUTES = 15

/** The name of the parameter at a club's own pages. */
export const PREVIEW_PARAMETER = 'preview'

/** Shows one draft of one club to whoever has it, for a quarter of an hour; it opens nothing else. */
export class PreviewTokens {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'preview')
  }

  make(kind: string, { clubId, subjectId }: Subject, now: Date): { token: string; expiresAt: Date } {
    const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
    return { token: seal(this.#key, { clubId, kind, subjectId }, expiresAt), expiresAt }
  }

  /** Null unless it was made for this kind and this club, and is still good. */
  open(token: string, kind: string, clubId: string, now: Date): Subject | null {
    const found = unseal(this.#key, token, now) as (Subject & { kind: string }) | null
    return found && found.kind === kind && found.clubId === clubId
      ? { clubId, subjectId: found.subjectId }
      : null
  }
}
