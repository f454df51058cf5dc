/** PostgreSQL's five characters for what went wrong, wherever in the chain of causes they stand; null without any. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string' && isSqlState(error.code)) return error.code
  return sqlStateOf(error.cause)
}

/** The network's names (`EPIPE`) may have five letters too, but no digit. */
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)

/** The constraint that refused a statement, wherever in the chain of causes it is named; null for any other fault. */
export function constraintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return constraintOf(error.cause)
}
