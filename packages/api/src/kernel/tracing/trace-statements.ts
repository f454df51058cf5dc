import { traced, traceparent } from './tracing.ts'

const ENDS = /^\s*(begin|commit|rollback)\b/i
const CHANGES = /\b(insert|update|delete)\s+(?:into\s+|from\s+)?"?(\w+)/i
const READS = /\bselect\b(?:[^]*?\bfrom\s+"?(\w+))?/i
const IN_BRACKETS = /\([^()]*\)/g

/** `select orders`: what a statement does and to which table first, and nothing that it is told. */
export function summaryOf(text: string): string {
  const [, ends] = ENDS.exec(text) ?? []
  if (ends !== undefined) return ends.toLowerCase()
  const plain = withoutBrackets(text)
  const [, verb, table] = CHANGES.exec(plain) ?? []
  if (verb !== undefined && table !== undefined) return `${verb} ${table}`.toLowerCase()
  const read = READS.exec(plain)
  if (!read) return 'statement'
  return ['select', read[1]?.toLowerCase()].filter(Boolean).join(' ')
}

/** What stands in brackets is a part of a part. */
function withoutBrackets(text: string): string {
  const less = text.replaceAll(IN_BRACKETS, ' ')
  return less === text ? text : withoutBrackets(less)
}

/** One statement of whatever is traced; what a worker asks the table of its work each minute is nobody's. */
export function tracedStatement<T>(name: () => string, ask: () => Promise<T>): Promise<T> {
  if (traceparent() === null) return ask()
  const summary = name()
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
  return traced({ name: `sql ${summary}`, kind: 'client', attributes }, ask)
}

/** Set in a transaction, so that every row of it that asks for work knows whose it is (`effect-columns.ts`). */
export function settingOfTrace(): string | null {
  const parent = traceparent()
  return parent === null ? null : `set local app.trace = '${parent}'`
}
