import type { FastifyInstance } from 'fastify'

export interface Answer {
  url: string
  status: number
  location: string | null
  body: string
}

interface Sent {
  status: number
  location: string | null
  setCookies: string[]
  body: string
}

interface Asked {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | undefined
}

export type Send = (url: URL, asked: Asked) => Promise<Sent>

const MOST_HOPS = 12

/** As much of a browser as a sign-in needs: cookies by host, redirects and forms. */
export class SamlBrowser {
  readonly #jar = new Map<string, Map<string, string>>()
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** One request, without following where it leads. */
  async ask(address: string, form?: Record<string, string>, origin?: string): Promise<Answer> {
    const url = new URL(address)
    const sent = await this.#send(url, {
      method: form ? 'POST' : 'GET',
      headers: {
        cookie: this.cookiesOf(url.host),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: origin ?? url.origin }),
      },
      body: form && new URLSearchParams(form).toString(),
    })
    for (const line of sent.setCookies) this.#keep(url.host, line)
    const location = sent.location === null ? null : new URL(sent.location, url).href
    return { url: url.href, status: sent.status, location, body: sent.body }
  }

  /** The page at the end of all redirects. */
  async visit(address: string, form?: Record<string, string>, origin?: string): Promise<Answer> {
    let answer = await this.ask(address, form, origin)
    for (let hops = 0; answer.location !== null; hops += 1) {
      if (hops >= MOST_HOPS) throw new Error(`No end of redirects at ${answer.url}`)
      answer = await this.ask(answer.location)
    }
    return answer
  }

  cookiesOf(host: string): string {
    return [...(this.#jar.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(host: string, line: string): void {
    const [pair = '', ...rules] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const cookies = this.#jar.get(host) ?? new Map<string, string>()
    if (rules.some((rule) => /^\s*max-age=0$/i.test(rule))) cookies.delete(name)
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
    this.#jar.set(host, cookies)
  }
}

/** Reaches the server under test without a port, whatever host is asked for. */
export const throughServer =
  (server: FastifyInstance): Send =>
  async (url, { method, headers, body }) => {
    const reply = await server.inject({
      method,
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      ...(body !== undefined && { payload: body }),
    })
    return {
      status: reply.statusCode,
      location: reply.headers.location ?? null,
      setCookies: [reply.headers['set-cookie'] ?? []].flat(),
      body: reply.body,
    }
  }

export interface PageForm {
  action: string
  fields: Record<string, string>
}

/** The first form of a page with what it holds already. */
export function formOf({ body, url }: Answer): PageForm {
  const [, attributes = '', inside = ''] = /<form([^>]*)>([\s\S]*?)<\/form>/.exec(body) ?? []
  const action = new URL(attributeIn(attributes, 'action') ?? url, url).href
  const fields: Record<string, string> = {}
  for (const [input] of inside.matchAll(/<input[^>]*>/g)) {
    const name = attributeIn(input, 'name')
    if (name !== null) fields[name] ??= attributeIn(input, 'value') ?? ''
  }
  return { action, fields }
}

function attributeIn(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)
  return found?.[1] === undefined ? null : unescape(found[1])
}

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_whole, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replaceAll('&amp;', '&')
