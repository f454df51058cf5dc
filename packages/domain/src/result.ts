/** What a decision answers: the value, or the reason it was refused. Surprises are thrown instead. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; reason: E }

export function accept<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function refuse<E>(reason: E): { ok: false; reason: E } {
  return { ok: false, reason }
}
