import { memberLoader } from '#lib/page/handlers.ts'

export const loadPassword = memberLoader(({ user }) => {
  const { email, has_password } = user
  return { email, hasPassword: has_password }
})
