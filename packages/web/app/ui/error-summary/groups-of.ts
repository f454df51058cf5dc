export type SummaryError = {
  fieldId: string
  message: string
  /** The part of the form in which it stands. */
  group?: string
}
/** So many are read at a glance; more are told by the part of the form in which they stand. */
const FEW = 4

interface Group {
  title: string
  first: SummaryError
  errors: SummaryError[]
}

/** Null where a plain list will do. */
export function groupsOf(errors: readonly SummaryError[]): Group[] | null {
  if (errors.length <= FEW) return null
  const groups: Group[] = []
  for (const error of errors) {
    if (error.group === undefined) return null
    const group = groups.find(({ title }) => title === error.group)
    if (group) group.errors.push(error)
    else groups.push({ title: error.group, first: error, errors: [error] })
  }
  return groups
}
