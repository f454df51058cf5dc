/** What stood in the fields of a form, letter by letter, by the name of the field. */
export type PostedFields = Readonly<Record<string, readonly string[]>>

export function postedFields(form: FormData): PostedFields {
  const fields: Record<string, string[]> = {}
  for (const name of new Set(form.keys())) {
    fields[name] = form.getAll(name).filter((value) => typeof value === 'string')
  }
  return fields
}

/** For `readPosted` of the domain. */
export const valuesIn =
  (fields: PostedFields) =>
  (name: string): string[] => [...((Object.hasOwn(fields, name) && fields[name]) || [])]
