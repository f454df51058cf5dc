export interface AuditChange {
  field: string
  before: string
  after: string
}

const ARROW = ' → '

/** What was changed, out of the details of an event: `title: "A → B"`, or a pair of before and after. */
export function changesIn(detail: Readonly<Record<string, string>>): AuditChange[] {
  const { before, after, ...rest } = detail
  const pair = before !== undefined && after !== undefined ? [{ field: 'text', before, after }] : []
  const named = Object.entries(rest).flatMap(([field, value]) => {
    const at = value.indexOf(ARROW)
    return at < 0 ? [] : [{ field, before: value.slice(0, at), after: value.slice(at + ARROW.length) }]
  })
  return [...pair, ...named].map((change) => ({ ...change, field: inWords(change.field) }))
}

const inWords = (field: string) => {
  const text = field.replaceAll(/[_-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
