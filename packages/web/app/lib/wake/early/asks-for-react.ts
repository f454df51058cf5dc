/** What only React does with an address: a dialog or a notice, and what the start of a visit carries (start-visit.ts). */
const ASKED = ['dialog', 'notice', 'c', 'token', 'error']

export function asksForReact(search: string): boolean {
  const asked = new URLSearchParams(search)
  return ASKED.some((name) => asked.has(name))
}
