/** PostgreSQL's code for why a statement was refused, wherever in the chain of causes it stands. */
export async function errorCode(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'accepted'
  } catch (error) {
    return codeOf(error) ?? String(error)
  }
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
