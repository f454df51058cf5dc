/** The fields with something wrong, in the order in which they are given. */
export function onlySaid<Field extends string>(
  errors: Partial<Record<Field, string | null | undefined>>,
): Partial<Record<Field, string>> {
  const entries = Object.entries<string | null | undefined>(errors)
  return Object.fromEntries(entries.filter(([, text]) => Boolean(text))) as Partial<Record<Field, string>>
}
