/** Message-ID header of a mail of ours. */
export const messageId = (id: string, domain: string): string => `<${id}@${domain}>`

/** RFC 5322, 3.6.4: what this mail follows. */
export function threadHeaders(follows: readonly string[], domain: string): Record<string, string> {
  const names = follows.map((id) => messageId(id, domain))
  const last = names.at(-1)
  return last === undefined ? {} : { 'In-Reply-To': last, References: names.join(' ') }
}
