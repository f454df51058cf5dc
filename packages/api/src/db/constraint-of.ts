/** The constraint that refused a statement, wherever in the chain of causes it is named; null for any other fault. */
export function constraintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return constraintOf(error.cause)
}
