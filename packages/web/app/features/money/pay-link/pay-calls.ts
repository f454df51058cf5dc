export type Said =
  | { kind: 'begun'; payment_token: string }
  | { kind: 'settled' }
  | { kind: 'refused'; message: string }

/** Null where no answer came: then nobody can say what became of it. */
export async function askAbout(path: string, fields: Record<string, string>): Promise<Said | null> {
  try {
    const reply = await fetch(`${path}/call`, { method: 'POST', body: new URLSearchParams(fields) })
    return (await reply.json()) as Said
  } catch {
    return null
  }
}
