export interface SetCookie {
  name: string
  value: string
  /** Everything behind the value, as it was sent. */
  attributes: string[]
}

/** The cookies that an answer sets, in order. */
export function setCookiesOf(header: string | string[] | number | undefined): SetCookie[] {
  const lines = Array.isArray(header) ? header : typeof header === 'string' ? [header] : []
  return lines.map((line) => {
    const [pair = '', ...attributes] = line.split('; ')
    const equals = pair.indexOf('=')
    return { name: pair.slice(0, equals), value: decodeURIComponent(pair.slice(equals + 1)), attributes }
  })
}

/** What a browser would send back; later lines win, and what has no age left is gone. */
export function cookieHeader(...answers: (string | string[] | number | undefined)[]): string {
  const jar = new Map<string, string>()
  for (const { name, value, attributes } of answers.flatMap(setCookiesOf)) {
    if (attributes.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, encodeURIComponent(value))
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
