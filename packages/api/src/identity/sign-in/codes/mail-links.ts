import type { Site } from '#kernel/http/sites.ts'

/**
 * Every address that a mail of ours leads to. Built from the site's origin, which comes from the registry and the
 * configuration: what a request claims about its host never reaches a mail.
 */
type Origin = Pick<Site, 'origin'>

export const verifyLink = ({ origin }: Origin, code: string): string =>
  at(origin, '/authentication/email-confirmed', { c: code })

export const recoveryLink = ({ origin }: Origin): string =>
  at(origin, '/authentication/forgot-password/validate-token')

export const forgotPasswordLink = ({ origin }: Origin): string =>
  at(origin, '/authentication/forgot-password')

/** OPEN-014 */
export const invitationLink = ({ origin }: Origin, email: string): string =>
  at(origin, '/authentication/set-password/validate-token', { email })

export const signInLink = ({ origin }: Origin): string => at(origin, '/authentication/check-email')

export const confirmEmailLink = ({ origin }: Origin, code: string): string =>
  at(origin, '/authentication/new-email', { code })

export const undoEmailLink = ({ origin }: Origin, code: string): string =>
  at(origin, '/authentication/old-email', { code })

function at(origin: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
