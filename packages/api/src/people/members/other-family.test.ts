import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import {
  callOf,
  type FamilyClient,
  type FamilyThings,
  openFamilyClient,
} from '#testing/clients/family-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Every endpoint of the my-account site, asked for what is another family's by whoever has nothing to do with it. An
 * endpoint below /member without a row fails the last test: whoever adds one says here how it is refused.
 */

let app: TestApp
let desk: FamilyClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFamilyClient(app)
})
afterAll(() => app.close())

interface Row {
  /** What stands in the braces of its path. */
  params?: (things: FamilyThings) => Record<string, string>
  query?: (things: FamilyThings) => Record<string, string>
  body?: (things: FamilyThings) => object
  /** What a stranger gets who names a thing of Bríd's. */
  refused?: 403 | 404 | 422
  /** Nothing is named: a stranger gets their own, and nothing of Bríd's. */
  own?: true
}

const named = (row: Omit<Row, 'refused' | 'own'> = {}): Row => ({ ...row, refused: 404 })
const OWN: Row = { own: true }
const ofOrder = (body?: Row['body']) =>
  named({ params: ({ order }) => ({ order_id: order.order_id }), ...(body && { body }) })
const ofCard = (body?: Row['body']) =>
  named({ params: ({ payment_method_id }) => ({ payment_method_id }), ...(body && { body }) })
const withCard = ({ payment_method_id }: FamilyThings) => ({ payment_method_id })
const ofMembership = (body?: Row['body']) =>
  named({ params: ({ membership_id }) => ({ membership_id }), ...(body && { body }) })
const ofClub = ({ order }: FamilyThings) => ({ club: 'dunvarra', order_id: order.order_id })

const ofPerson = (body?: Row['body']) =>
  named({ params: ({ member_id }) => ({ member_id }), ...(body && { body }) })
const ofForm = (body?: Row['body']) =>
  named({
    params: ({ member_id, order }) => ({
      member_id,
      account_id: app.parts.registry.idOf('dunvarra') ?? '',
      form_id: order.order_id,
    }),
    ...(body && { body }),
  })
const DETAILS = { first_name: 'M', last_name: 'M', date_of_birth: '2015-01-01', relation: '' }

const ROWS: Record<string, Row> = {
  listFamily: OWN,
  // Somebody without a birthday: refused before anything is written, whoever asks.
  addFamilyMember: { refused: 422, body: () => ({ ...DETAILS, kind: 'juvenile', date_of_birth: null }) },
  getFamilyMember: ofPerson(),
  updateFamilyMember: ofPerson(() => DETAILS),
  removeFamilyMember: ofPerson(),
  getFamilyForm: ofForm(),
  giveFamilyAnswers: ofForm(() => ({ version: 1, sections: [] })),
  inviteToOwnSignIn: ofPerson(() => ({ email: 'mallory@away.example' })),
  withdrawOwnSignIn: ofPerson(),
  listOwnSignInOffers: OWN,
  acceptOwnSignIn: ofPerson(),
  listFamilyEvents: OWN,
  answerFamilyEvent: named({
    params: ({ event_id }) => ({ event_id }),
    body: ({ member_id }) => ({ member_id, is_coming: true }),
  }),
  listMembershipCards: OWN,
  getMember: OWN,
  updateMember: { own: true, body: () => ({}) },
  listRelatedAccounts: OWN,
  listPaymentMethods: OWN,
  createCardSecret: OWN,
  addPaymentMethod: named({ body: ({ gateway_method }) => ({ payment_method_id: gateway_method }) }),
  updatePaymentMethod: ofCard(() => ({ default: true })),
  removePaymentMethod: ofCard(),
  hasFailedPayments: OWN,
  listArrears: OWN,
  payArrears: named({ body: (things) => ({ ...withCard(things), order_ids: [things.order.order_id] }) }),
  changeOrderCard: ofOrder(withCard),
  payEarly: ofOrder(() => ({})),
  getMemberHome: OWN,
  listMemberPayments: OWN,
  listMemberOrders: OWN,
  cancelSubscription: ofOrder(({ order_item_id }) => ({ order_item_id })),
  listRenewals: OWN,
  renewMemberships: named({
    params: () => ({ club: 'dunvarra' }),
    body: ({ membership_id, plan_id }) => ({ people: [{ membership_id, plan_id }] }),
  }),
  getSwitch: ofMembership(),
  askForSwitch: ofMembership(({ plan_id }) => ({ plan_id, difference: 0 })),
  listMemberTickets: OWN,
  listOwnWaiting: OWN,
}

const proven = { current_password: DEMO_PASSWORD }
const made = (id: string) => ({ id, rawId: id, type: 'public-key' })

/** Preferences, sign-ins, passkeys and what is changed by a code. */
const SAFETY: Record<string, Row> = {
  getPreferences: OWN,
  updatePreferences: named({
    body: () => ({ clubs: [{ account_id: '00000000-0000-4000-8000-000000000000', kinds: [] }] }),
  }),
  renewCalendar: OWN,
  removeCalendar: OWN,
  getSecurity: OWN,
  endSignIn: named({ params: ({ session_id }) => ({ session_id }) }),
  endOtherSignIns: OWN,
  beginPasskey: { own: true, body: () => proven },
  addPasskey: {
    refused: 422,
    body: ({ passkey_id }) => ({
      ticket: 'x'.repeat(100),
      attestation: { ...made(passkey_id), response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    }),
  },
  showPasskey: {
    refused: 422,
    body: ({ passkey_id }) => ({
      ticket: 'x'.repeat(100),
      assertion: {
        ...made(passkey_id),
        response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
      },
    }),
  },
  removePasskey: named({ params: ({ passkey_id }) => ({ passkey_id }) }),
  changeEmail: { own: true, body: () => ({ ...proven, email: 'somebody.new@home.example' }) },
  cancelEmailChange: OWN,
  downloadData: { own: true, body: () => proven },
  getErasure: OWN,
  cancelErasure: OWN,
  // Nothing is named in it: without a proof nobody's goes.
  askErasure: { refused: 422, body: () => ({}) },
  confirmEmailChange: { refused: 422, body: ({ email_code }) => ({ code: email_code }) },
}

/** What somebody's own pages show besides, and what stands elsewhere. */
const BESIDES: Record<string, Row> = {
  getOrder: named({ params: ofClub }),
  downloadOrder: named({ params: ofClub }),
  orderCalendar: named({ params: ofClub }),
}

const rows = { ...ROWS, ...SAFETY, ...BESIDES }
const served = () => app.parts.endpoints.all
const endpointOf = (name: string) => {
  const found = served().find(({ endpoint }) => endpoint.name === name)
  if (!found) throw new Error(`Nothing is called ${name}`)
  return found.endpoint
}

function request(name: string, row: Row) {
  const { method, path } = endpointOf(name)
  const params = row.params?.(desk.things) ?? {}
  const query = new URLSearchParams(row.query?.(desk.things) ?? {})
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '')
  return { method, path: query.size > 0 ? `${filled}?${query}` : filled, body: row.body?.(desk.things) }
}

describe.each(Object.entries(rows))('%s', (name, row) => {
  test('refuses nobody in particular, and hands no stranger anything of another family', async () => {
    const { body, ...call } = request(name, row)
    const before = await desk.footprint()
    expect((await callOf(app, call, body, {})).statusCode, 'nobody').toBe(401)
    for (const { who, asked } of desk.strangers) {
      const reply = await callOf(app, call, body, asked)
      if (row.own) expect([200, 204], `${who}: ${reply.body}`).toContain(reply.statusCode)
      else expect(reply.statusCode, `${who}: ${reply.body}`).toBe(row.refused)
      const { user_id, member_id, order, payment_method_id } = desk.things
      for (const secret of [user_id, member_id, order.order_id, payment_method_id, 'Bríd', 'Hallaran'])
        expect(reply.body, who).not.toContain(secret)
    }
    expect(await desk.footprint()).toEqual(before)
  })
})

test('the family itself is answered: what is refused above is refused for whose it is', async () => {
  for (const name of ['getOrder', 'downloadOrder', 'listPaymentMethods', 'getMember']) {
    const { body, ...call } = request(name, rows[name] ?? {})
    expect((await callOf(app, call, body, desk.brid)).statusCode, name).toBe(200)
  }
})

test('no endpoint of somebody’s own is without a row', () => {
  const ownEndpoints = served().filter(
    ({ endpoint, guard }) => endpoint.path.startsWith('/member') && guard.scope === 'own',
  )
  expect(ownEndpoints.map(({ endpoint }) => endpoint.name).filter((name) => !(name in rows))).toEqual([])
})
