// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Account, Address } from '@clubhouse/contract/site/club'
import { KEEP_HEADER, SHOWS_HEADER } from '@clubhouse/domain/web/page-context'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import ContactPage, { action, loader } from './contact.page.tsx'

const TILES = { tilesUrl: null, attribution: '© Nobody' }
const ADDRESS: Address = {
  line1: 'Mill Lane',
  city: 'Testford',
  county: 'Down',
  country: 'Northern Ireland',
  latitude: 54.4,
  longitude: -5.6,
}
const show = (account: Partial<Account> = {}, user = aSite().user) =>
  showOnSite(
    <ContactPage />,
    { ...aSite({ display_address: true, address: ADDRESS, ...account }), user },
    '/contact',
    { tiles: TILES },
  )
const field = (page: ParentNode, label: string) => {
  const found = [...page.querySelectorAll('label')].find((each) => each.textContent.trim().startsWith(label))
  return page.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${found?.htmlFor ?? 'none'}`)
}
const withFeatures = (is_contact_enabled: boolean) =>
  anAccount({
    address: ADDRESS,
    display_address: true,
    features: { is_contact_enabled, checkout: false, guest_checkout: false, names: [] },
  })

test('CONTACT-04 the form has its title, its fields and its button', () => {
  const page = show()
  expect(page.querySelector('form h2')?.textContent).toBe('Send us a message')
  const labels = [...page.querySelectorAll('form label')].map((label) => label.textContent.trim())
  expect(labels).toEqual([
    'Name',
    'Surname',
    'Email',
    'Phone (optional)',
    'Message',
    'Leave this field empty',
  ])
  expect(page.querySelector('form button')?.textContent).toBe('Send')
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/contact')
})

test('CONTACT-10 CONTACT-13 CONTACT-16 CONST-07 fields take no more than they may, and say what they are', () => {
  const page = show()
  const facts = ['Name', 'Surname', 'Email', 'Phone'].map((label) => {
    const input = field(page, label)
    return [input?.getAttribute('maxlength'), input?.getAttribute('autocomplete')]
  })
  expect(facts).toEqual([
    ['32', 'given-name'],
    ['32', 'family-name'],
    ['64', 'email'],
    ['64', 'tel'],
  ])
})

test('CONTACT-02 the address shows when the club shows it', () => {
  expect(show().querySelector('address')?.textContent).toContain('Mill LaneTestford, DownNorthern Ireland')
  const hidden = show({ display_address: false })
  expect(hidden.querySelector('address')).toBeNull()
  expect(hidden.textContent).not.toContain('Mill Lane')
})

test('CONTACT-02 what is missing of an address leaves no gap', () => {
  const address = { ...ADDRESS, line1: null, county: null }
  expect(show({ address }).querySelector('address')?.textContent).toMatch(/TestfordNorthern Ireland$/)
})

test.each<{ why: string; account: Partial<Account>; hasMap: boolean }>([
  { why: 'an address with a place', account: {}, hasMap: true },
  { why: 'nowhere', account: { address: { ...ADDRESS, latitude: null, longitude: null } }, hasMap: false },
  { why: 'half a place', account: { address: { ...ADDRESS, longitude: null } }, hasMap: false },
  { why: '0 is a place', account: { address: { ...ADDRESS, latitude: 0, longitude: 0 } }, hasMap: true },
  { why: 'an address that is not shown', account: { display_address: false }, hasMap: false },
])('CONTACT-03 OPEN-066 $why → a map: $hasMap', ({ account, hasMap }) => {
  expect(linkIn(show(account), 'Directions') !== null).toBe(hasMap)
})

test('CONTACT-03 the map itself is left to the browser', () => {
  expect(show().querySelector('figure img, figure canvas, [class*=leaflet]')).toBeNull()
})

test('whoever is signed in need not say who they are', () => {
  const page = show({}, aUser({ first_name: 'Bríd', last_name: 'Hallaran', email: 'brid@home.example' }))
  expect(['Name', 'Surname', 'Email'].map((label) => field(page, label)?.value)).toEqual([
    'Bríd',
    'Hallaran',
    'brid@home.example',
  ])
})

test('CONTACT-01 ERR-12 the page opens when contact is on, and leads to the error page when it is off', async () => {
  const open = await loader(asking(aPage({ getStore: () => withFeatures(true) }), '/contact'))
  expect(new Headers(open.init?.headers).get(KEEP_HEADER)).toBe('60')
  expect(new Headers(open.init?.headers).get(SHOWS_HEADER)).toBe('map')
  const closed = await loader(asking(aPage({ getStore: () => withFeatures(false) }), '/contact')).catch(
    (thrown: unknown) => thrown,
  )
  expect(locationOf(closed)).toBe('/error')
})

test('a page that shows no map may load no tiles', async () => {
  const account = { ...withFeatures(true), display_address: false }
  const answer = await loader(asking(aPage({ getStore: () => account }), '/contact'))
  expect(new Headers(answer.init?.headers).get(SHOWS_HEADER)).toBeNull()
})

const TYPED = {
  name: 'Síle',
  surname: 'Ní Fhearra',
  email: 'sile@home.example',
  phone: '+353 86 123 4567',
  message: '  When is training?\r\nMy two would come. ',
}
const post = async (fields: Record<string, string>, answers: Answers = {}) => {
  const page = aPage({ sendMessage: () => ({ sent: true }), ...answers })
  const answer = await action(posting(page, '/contact', { ...TYPED, ...fields }))
  return { page, answer }
}

test('CONTACT-06 CONTACT-07 CONTACT-23 posted without a script, the message is the same', async () => {
  const { page, answer } = await post({})
  expect(page.calls).toEqual(['sendMessage {"club":"testford"}'])
  expect(page.bodies).toEqual([
    {
      content: 'When is training?\nMy two would come.',
      sender: 'Síle Ní Fhearra',
      sender_email: 'sile@home.example',
      sender_phone: '353861234567',
      subject: 'Website contact form',
      website: '',
    },
  ])
  expect(locationOf(answer)).toBe('/contact?notice=message-sent')
})

test('CONTACT-05 what is not valid is not sent, and comes back as it was typed', async () => {
  const { page, answer } = await post({ name: 'S', message: '' })
  expect(page.calls).toEqual([])
  expect(dataOf(answer)).toMatchObject({
    errors: { name: 'Name must be at least 2 characters long', message: 'Please enter your message' },
    values: { name: 'S', surname: 'Ní Fhearra', email: 'sile@home.example' },
  })
})

test.each([
  { status: 500, says: 'Your message could not be sent. Please try again later.' },
  { status: 503, says: 'Your message could not be sent. Please try again later.' },
  { status: 429, says: 'Said by the server' },
  { status: 403, says: 'Said by the server' },
])(
  'CONTACT-26 ERR-14 OPEN-065 refused with $status: "$says", and the text stays',
  async ({ status, says }) => {
    const { answer } = await post(
      {},
      {
        sendMessage: () => {
          throw refusal(status)
        },
      },
    )
    expect(dataOf(answer)).toMatchObject({
      formError: says,
      notice: says,
      values: { message: TYPED.message },
    })
  },
)

test('what the server says of a message stands at the fields that it came from', async () => {
  const errors = {
    sender: 'Surname must be at least 2 characters long',
    sender_email: 'Please enter a valid email address',
    content: 'Please enter your message',
    subject: 'No such subject',
  }
  const { answer } = await post(
    {},
    {
      sendMessage: () => {
        throw refusal(422, errors)
      },
    },
  )
  expect(dataOf(answer).errors).toEqual({
    surname: errors.sender,
    email: errors.sender_email,
    message: errors.content,
  })
})
