import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext, SignInFlow } from '@clubhouse/domain/web/page-context'
import type { Config } from '#kernel/config.ts'
import { clearedCookie, cookieLine } from './sessions/cookie-line.ts'
import { deriveKey } from '#kernel/security/keys.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'sealed-cookie': true
  }
}

const LIFETIME_SECONDS = 30 * 60

/** AUTH-10: what one step of signing in hands to the next, across reloads and Back, unread by the browser. */
export function signInSteps(
  config: Pick<Config, 'secret' | 'cookies' | 'cookieRules'>,
  { cookieHeader, cookies, now }: { cookieHeader: string | undefined; cookies: string[]; now: () => Date },
): PageContext['flow'] {
  const key = deriveKey(config.secret, 'sealed-cookie')
  const name = config.cookies.signInSteps
  let steps: SignInFlow | null = null
  return {
    read: () => (steps ??= readSteps(unseal(key, readCookie(cookieHeader, name) ?? '', now()))),
    write: (next) => {
      steps = next
      const until = new Date(now().getTime() + LIFETIME_SECONDS * 1000)
      const isEmpty = Object.keys(next).length === 0
      cookies.push(
        isEmpty
          ? clearedCookie(config, name)
          : cookieLine(config, name, seal(key, next, until), { maxAge: LIFETIME_SECONDS }),
      )
    },
  }
}

/** Sealed by us, so of our shape; an older version of us may have sealed it. */
const readSteps = (value: unknown): SignInFlow => (typeof value === 'object' && value !== null ? value : {})
