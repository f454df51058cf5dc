import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openLetters } from '../../mail/port.ts'
import { smtpMailer } from '#providers/mail/smtp.ts'
import {
  ADDRESSES,
  child,
  FAMILIES,
  type MailingClient,
  openMailingClient,
} from '#testing/clients/mailing-client.ts'
import { openSmtpInbox, type SmtpInbox } from '#testing/network/smtp-inbox.ts'
import { laySquad } from '#testing/world/squad.ts'

/** A list's mails as a mail server takes them, read by a MIME parser and an HTML parser that we did not write. */
let world: MailingClient
let server: SmtpInbox
beforeAll(async () => {
  world = await openMailingClient()
  server = await openSmtpInbox()
})
afterAll(async () => {
  await world.app.close()
  await server.close()
})
afterEach(async () => {
  server.received.length = 0
  server.envelopes.length = 0
  server.refusal = null
  await world.clear()
})

const drain = () => {
  const mailer = smtpMailer({ url: server.url, from: 'no-reply@clubs.example' })
  return world.worker((message) => mailer.send(message), openLetters(world.app.parts)).drain()
}

function elementsOf(html: string): { elements: Tree.Element[]; faults: string[] } {
  const faults: string[] = []
  const elements: Tree.Element[] = []
  const visit = (node: Tree.Node) => {
    if (defaultTreeAdapter.isElementNode(node)) elements.push(node)
    if ('childNodes' in node) for (const each of node.childNodes) visit(each)
  }
  visit(parse(html, { onParseError: ({ code }) => void faults.push(code) }))
  return { elements, faults }
}
const attribute = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((each) => each.name === name)?.value ?? null

const CONTENT =
  '<h2>Sunday</h2><p>Hello {{first_name}}, {{child_names}} &amp; all:</p><ul><li>boots<li>water</ul><p><a href="/news/x">News</a> {{paid_link}}' +
  '<table><tr><th scope="col">When<td>13:45</table><img src="/media/crest.png" alt="The crest"><p>Bye <b>now'

test('the HTML is whole, and holds nothing that the usual mail programmes take out or cannot show', async () => {
  await laySquad(world.app, FAMILIES)
  await world.send(await world.owner.create({ content: CONTENT }))
  await world.queue()
  await drain()
  expect(server.received).toHaveLength(ADDRESSES.length)
  for (const { html = '', text = '' } of server.received) {
    const { elements, faults } = elementsOf(html)
    // An older doctype is what mail programmes expect.
    expect(faults.filter((code) => code !== 'non-conforming-doctype')).toEqual([])
    const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName))
    expect(named('script', 'link', 'form', 'input', 'iframe', 'object', 'svg', 'video', 'base')).toEqual([])
    expect(elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on')))).toEqual([])
    const styles = elements.map((element) => attribute(element, 'style') ?? '').join(';')
    expect(styles).not.toMatch(/position:|display:\s*(flex|grid)|var\(|url\(/)
    expect(styles).toMatch(/max-width:\s*5\d\dpx/)
    // What lays out says so to whoever hears the mail; the club's own table is a table.
    const [layout, own] = [true, false].map((is) =>
      named('table').filter((table) => (attribute(table, 'role') === 'presentation') === is),
    )
    expect(layout?.length).toBeGreaterThan(2)
    expect(own).toHaveLength(1)
    expect(named('html').map((root) => attribute(root, 'lang'))).toEqual(['en-IE'])
    expect(html).toContain('prefers-color-scheme: dark')
    for (const link of named('a')) expect(attribute(link, 'href')).toMatch(/^https?:\/\//)
    for (const picture of named('img')) {
      expect(attribute(picture, 'src')).toMatch(/^https?:\/\//)
      expect(attribute(picture, 'alt')).not.toBeNull()
    }
    // Whoever reads text reads all of it, with every address.
    for (const words of [
      'Sunday',
      'Hello ',
      '& all:',
      'boots',
      'water',
      'News',
      'I have paid',
      '13:45',
      'Bye now',
      'Unsubscribe',
    ])
      expect(text).toContain(words)
    for (const link of named('a')) expect(text.replaceAll('\n', '')).toContain(attribute(link, 'href') ?? '')
    expect(text).not.toMatch(/<[a-z/]|&amp;|\{\{/i)
  }
})

test('RFC 8058 each mail is for one address alone, with a way out of its own that one press takes', async () => {
  await laySquad(world.app, FAMILIES)
  await world.send(await world.owner.create())
  await world.queue()
  await drain()
  expect(server.envelopes.map(({ to }) => to).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
    ADDRESSES.map((each) => [each]),
  )
  const ways = server.received.map(({ headers, to, cc, bcc }) => {
    const header = (key: string) => headers.find((each) => each.key === key)?.value
    expect([to?.length, cc, bcc, header('list-unsubscribe-post')]).toEqual([
      1,
      undefined,
      undefined,
      'List-Unsubscribe=One-Click',
    ])
    return /^<(https?:\/\/\S+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
  })
  expect(new Set(ways).size).toBe(ADDRESSES.length)
  const [first = ''] = ways
  const { pathname, search, host } = new URL(first)
  const pressed = await world.app.server.inject({
    method: 'POST',
    url: pathname + search,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(200)
  expect(await world.app.asOwner(`select 1 from mail_opt_outs where kind = 'recurring'`)).toHaveLength(1)
})

test.each([
  { status: 550, state: 'bounced', aside: 1 },
  { status: 450, state: 'queued', aside: 0 },
])(
  'a mailbox that answers $status is $state, and $aside addresses are set aside',
  async ({ status, state, aside }) => {
    await laySquad(world.app, [child('Fiadh', 'brid@mail.example')])
    await world.send(await world.owner.create())
    await world.queue()
    server.refusal = { status, words: 'brid@mail.example: no' }
    await drain()
    const rows = await world.app.asOwner<{ state: string; reason: string | null }>(
      'select state, reason from mailing_recipients',
    )
    expect(rows).toMatchObject([{ state }])
    expect(rows[0]?.reason ?? '').not.toContain('brid')
    expect(await world.app.asOwner('select 1 from set_aside_addresses')).toHaveLength(aside)
  },
)
