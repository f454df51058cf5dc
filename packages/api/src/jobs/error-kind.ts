/** The words of an error may quote an address or a whole row; its kind never does. */
export function errorKind(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown }
  const kind = [code, name].find((word) => typeof word === 'string' && /^\w{1,40}$/.test(word))
  return typeof kind === 'string' ? kind : 'unknown error'
}
