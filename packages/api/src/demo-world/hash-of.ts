import { hashPassword } from '#identity/sign-in/passwords/passwords.ts'

const made = new Map<string, string>()

/** A hash is slow on purpose, and everybody in the demo has the same password: it is made once, however often the demo is laid. */
export async function hashOf(password: string): Promise<string> {
  const hash = made.get(password) ?? (await hashPassword(password))
  made.set(password, hash)
  return hash
}
