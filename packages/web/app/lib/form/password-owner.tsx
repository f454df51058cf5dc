/** Tells password managers whose password stands below; the reader knows. */
export function PasswordOwner({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      name="username"
      autoComplete="username"
      aria-hidden="true"
      tabIndex={-1}
      value={email}
      readOnly
    />
  )
}
