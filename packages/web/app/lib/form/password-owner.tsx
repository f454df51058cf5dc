/** Tells password managers whose password stands below; the reader knows, so it is not shown. */
export function PasswordOwner({ email }: { email: string }) {
  return <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
}
