import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openStripeStandIn, type StripeStandIn } from '../../testing/stripe/stand-in.ts'
import type {
  Balances,
  GatewayPayment,
  Movement,
  PaymentGateway,
  SavedCharge,
  WantedPayment,
} from './port.ts'
import { answerLink } from './sandbox/accounts.ts'
import { closeDispute, failRefund, openDispute, refundAtPages } from './sandbox/aftermath.ts'
import { balances } from './sandbox/balances.ts'
import { confirm } from './sandbox/confirm.ts'
import { FaultSwitch } from './sandbox/faults.ts'
import { sandboxGateway } from './sandbox/gateway.ts'
import { newId } from './sandbox/ids.ts'
import { addMethod } from './sandbox/methods.ts'
import { openStripe } from './stripe/gateway.ts'

/** What every gateway has to do, whichever it is. */

type CardKind = 'ok' | 'declined' | 'needs-holder' | 'fails-later'

/** What a browser does at the gateway itself, past us. */
interface World {
  gateway: PaymentGateway
  pay: (payment: GatewayPayment, kind: CardKind) => Promise<void>
  /** A card that was entered in a browser; nobody's yet. */
  enter: (kind: CardKind) => Promise<string>
  tokenOf: (methodId: string) => string
  /** The club has told the gateway all that it wants to know. */
  complete: (account: string) => Promise<void>
  /** What banks do days later. */
  failRefund: (refundId: string) => Promise<void>
  /** What somebody gives back at the gateway's own pages; answers the refund. */
  refundAtPages: (paymentId: string, amount: number) => Promise<string>
  dispute: (paymentId: string) => Promise<string>
  win: (disputeId: string) => Promise<void>
  /** Where the money is. */
  balances: () => Promise<Balances>
  close: () => Promise<void>
}

const NUMBERS: Record<CardKind, string> = {
  ok: '4242424242424242',
  declined: '4000000000000002',
  'needs-holder': '4000002760003184',
  'fails-later': '4000000000000341',
}
const BEHAVIOURS = {
  ok: 'succeeds',
  declined: 'generic_decline',
  'needs-holder': 'challenge',
  'fails-later': 'fails-later',
} as const

async function openSandboxWorld(): Promise<World> {
  const database: TestDatabase = await openTestDatabase()
  const now = () => new Date()
  const deps = { db: database.db, now, faults: new FaultSwitch() }
  const card = { brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2030, funding: 'credit' } as const
  return {
    gateway: sandboxGateway(deps, 'a-secret-of-the-tests'),
    pay: async ({ paymentToken }, kind) => {
      const entered = { number: NUMBERS[kind], expMonth: 12, expYear: 2030, cvc: '123' }
      await confirm(deps, paymentToken, { source: { card: entered }, save: false, returnPath: '/' })
    },
    enter: (kind) =>
      database.db.withPlatform((tx) =>
        addMethod(tx, { id: newId('spm'), customerId: null, card, behaviour: BEHAVIOURS[kind] }, now()),
      ),
    tokenOf: (methodId) => methodId,
    complete: async (account) => {
      const link = await sandboxGateway(deps, 'a').linkToAccount({
        account,
        returnUrl: 'https://a.example/b',
      })
      await answerLink(deps, link.split('/').at(-1) ?? '', true)
    },
    failRefund: (refundId) => failRefund(deps, refundId),
    refundAtPages: async (paymentId, amount) =>
      (await refundAtPages(deps, paymentId, amount, { isFromAccount: false })).refundId,
    dispute: async (paymentId) => (await openDispute(deps, paymentId, 'fraudulent')).disputeId,
    win: (disputeId) => closeDispute(deps, disputeId, 'won'),
    balances: () => balances(deps),
    close: () => database.drop(),
  }
}

async function openStripeWorld(): Promise<World> {
  const standIn: StripeStandIn = await openStripeStandIn()
  const keys = {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    connectWebhookSecret: 'whsec_2',
    tariff: { basis_points: 150, fixed: 25 },
  }
  return {
    gateway: openStripe(keys, standIn.place),
    pay: async ({ paymentId }, kind) => standIn.books.confirm(paymentId, standIn.books.addMethod(kind)),
    enter: async (kind) => standIn.books.addMethod(kind),
    tokenOf: (methodId) => `ctoken_${methodId}`,
    complete: async (account) => {
      standIn.books.decide(account, true)
    },
    failRefund: async (refundId) => standIn.books.failRefund(refundId),
    refundAtPages: async (paymentId, amount) => {
      const intent = standIn.books.intents.get(paymentId)
      if (!intent) throw new Error(`${paymentId} is not known`)
      return standIn.books.addRefund(intent, { amount }).id
    },
    dispute: async (paymentId) => standIn.books.addDispute(paymentId).id,
    win: async (disputeId) => standIn.books.closeDispute(disputeId, 'won'),
    balances: async () => standIn.books.money.balances,
    close: () => standIn.close(),
  }
}

describe.each([
  { name: 'sandbox', open: openSandboxWorld },
  { name: 'stripe', open: openStripeWorld },
])('$name', ({ name, open }) => {
  let world: World
  let gateway: PaymentGateway
  // The first run after a change of Stripe's library reads all of its types.
  beforeAll(async () => {
    world = await open()
    gateway = world.gateway
  }, 180_000)
  afterAll(() => world.close())

  const wanted = (more: Partial<WantedPayment> = {}): WantedPayment => ({
    key: randomUUID(),
    orderId: randomUUID(),
    clubId: randomUUID(),
    customerId: null,
    amount: 12_50,
    currency: 'eur',
    savesCard: false,
    paymentId: randomUUID(),
    account: null,
    fee: 44,
    description: 'Dunvarra Rovers FC',
    ...more,
  })
  const plain = { account: null, isOurs: false }
  const newCustomer = () =>
    gateway.createCustomer({
      key: randomUUID(),
      memberId: randomUUID(),
      email: 'a@home.example',
      name: 'A B',
    })
  const find = async ({ paymentId }: GatewayPayment) => {
    const found = await gateway.findPayment(paymentId)
    if (!found) throw new Error(`${paymentId} is not known`)
    return found
  }

  async function savedCharge(kind: CardKind): Promise<SavedCharge> {
    const customerId = await newCustomer()
    const { methodId } = await gateway.keepMethod(customerId, await world.enter(kind))
    const { savesCard: _, ...money } = wanted()
    return { ...money, paymentId: randomUUID(), customerId, methodId, isHolderThere: false }
  }

  test('says its name, and begins with an open payment that has a token', async () => {
    const asked = wanted({ account: 'acct_1' })
    const payment = await gateway.createPayment(asked)
    expect(gateway.name).toBe(name)
    expect(payment).toMatchObject({ status: 'open', amount: 12_50, currency: 'eur', orderId: asked.orderId })
    expect(payment).toMatchObject({
      chargeId: null,
      transferId: null,
      refunded: 0,
      card: null,
      methodId: null,
      declined: null,
    })
    expect(payment.paymentToken.length).toBeGreaterThan(20)
    expect(await find(payment)).toEqual(payment)
  })

  test('the same key makes one payment; for something else it is refused for good', async () => {
    const asked = wanted()
    const both = await Promise.all([gateway.createPayment(asked), gateway.createPayment(asked)])
    expect(both[0].paymentId).toBe(both[1].paymentId)
    const other = gateway.createPayment({ ...asked, amount: 1 })
    await expect(other).rejects.toMatchObject({ name: 'GatewayFailed', isFinal: true })
  })

  test('what nobody has heard of is null', async () => {
    expect(await gateway.findPayment('pi_of_somebody_else')).toBeNull()
    expect(await gateway.cardOf({ confirmationToken: 'ctoken_nobody' })).toBeNull()
    expect(await gateway.cardOf({ customerId: await newCustomer(), methodId: 'pm_nobody' })).toBeNull()
  })

  test('a declined card leaves the payment open, and another card pays it', async () => {
    const payment = await gateway.createPayment(wanted())
    await world.pay(payment, 'declined')
    expect(await find(payment)).toMatchObject({
      status: 'open',
      declined: { code: 'generic_decline', message: 'Your card was declined.' },
    })
    await world.pay(payment, 'ok')
    expect(await find(payment)).toMatchObject({
      status: 'succeeded',
      chargeId: expect.any(String),
      transferId: null,
      refunded: 0,
      methodId: null,
      declined: null,
      card: { brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2030, funding: 'credit' },
    })
  })

  test('a bank that wants its holder is told as such', async () => {
    const payment = await gateway.createPayment(wanted())
    await world.pay(payment, 'needs-holder')
    expect(await find(payment)).toMatchObject({ status: 'requires_action', chargeId: null })
  })

  test('ends what nobody has paid, and tells the truth about what was paid', async () => {
    const unpaid = await gateway.createPayment(wanted())
    expect(await gateway.cancelPayment(unpaid.paymentId, randomUUID())).toMatchObject({ status: 'cancelled' })
    expect(await find(unpaid)).toMatchObject({ status: 'cancelled' })
    const paid = await gateway.createPayment(wanted())
    await world.pay(paid, 'ok')
    expect(await gateway.cancelPayment(paid.paymentId, randomUUID())).toMatchObject({ status: 'succeeded' })
    const unknown = gateway.cancelPayment('pi_of_somebody_else', randomUUID())
    await expect(unknown).rejects.toMatchObject({ name: 'GatewayFailed', isFinal: true })
  })

  test('gives back in parts, once per key, and never more than there was', async () => {
    const payment = await gateway.createPayment(wanted())
    const { paymentId } = payment
    const tooEarly = gateway.refund({ ...plain, key: randomUUID(), paymentId, amount: 1 })
    await expect(tooEarly).rejects.toMatchObject({ isFinal: true })
    await world.pay(payment, 'ok')
    const key = randomUUID()
    const first = await gateway.refund({ ...plain, key, paymentId, amount: 1000 })
    expect(first).toMatchObject({ amount: 1000, status: 'succeeded' })
    expect(await gateway.refund({ ...plain, key, paymentId, amount: 1000 })).toEqual(first)
    expect(await find(payment)).toMatchObject({ status: 'succeeded', refunded: 1000 })
    const over = gateway.refund({ ...plain, key: randomUUID(), paymentId, amount: 251 })
    await expect(over).rejects.toMatchObject({ name: 'GatewayFailed', isFinal: true })
    await gateway.refund({ ...plain, key: randomUUID(), paymentId, amount: 250 })
    expect(await find(payment)).toMatchObject({ refunded: 1250 })
  })

  test('tells what became of captured money: refunds that fail, and what banks take back', async () => {
    const payment = await gateway.createPayment(wanted())
    const { paymentId } = payment
    expect(await gateway.findAftermath(paymentId)).toEqual({ refunds: [], disputes: [] })
    await world.pay(payment, 'ok')
    const key = randomUUID()
    const { refundId } = await gateway.refund({ ...plain, key, paymentId, amount: 1000 })
    const said = async () => (await gateway.findAftermath(paymentId)).refunds
    // By its key it is known again as ours.
    expect(await said()).toMatchObject([{ refundId, amount: 1000, status: 'succeeded', key }])
    await world.failRefund(refundId)
    expect(await said()).toMatchObject([{ refundId, amount: 1000, status: 'failed', key }])
    const disputeId = await world.dispute(paymentId)
    expect((await gateway.findAftermath(paymentId)).disputes).toEqual([
      { disputeId, amount: 1250, fee: 20_00, status: 'open', reason: 'fraudulent' },
    ])
  })

  test('what a bank has taken back is not given back as well, until it is won', async () => {
    const payment = await gateway.createPayment(wanted())
    const { paymentId } = payment
    await world.pay(payment, 'ok')
    const disputeId = await world.dispute(paymentId)
    const giveBack = () => gateway.refund({ ...plain, key: randomUUID(), paymentId, amount: 100 })
    await expect(giveBack()).rejects.toMatchObject({ name: 'GatewayFailed', isFinal: true })
    await world.win(disputeId)
    expect(await giveBack()).toMatchObject({ amount: 100 })
  })

  test('a person is a customer once per key', async () => {
    const person = { key: randomUUID(), memberId: randomUUID(), email: 'b@home.example', name: 'B C' }
    expect(await gateway.createCustomer(person)).toBe(await gateway.createCustomer(person))
    expect(await newCustomer()).not.toBe(await gateway.createCustomer(person))
  })

  test('PAY-15 a card is kept with a payment that wants it, and with a payment of nothing', async () => {
    for (const more of [{ savesCard: true }, { amount: 0, savesCard: true }]) {
      const customerId = await newCustomer()
      const payment = await gateway.createPayment(wanted({ customerId, ...more }))
      expect(payment).toMatchObject({ status: 'open', methodId: null })
      await world.pay(payment, 'ok')
      const { status, methodId } = await find(payment)
      expect(status).toBe('succeeded')
      expect(await gateway.listMethods(customerId)).toMatchObject([{ methodId, card: { lastFour: '4242' } }])
    }
  })

  test('API-73 keeps a card that is nobody’s, and refuses another person’s', async () => {
    const [customerId, stranger] = [await newCustomer(), await newCustomer()]
    const methodId = await world.enter('ok')
    expect(await gateway.keepMethod(customerId, methodId)).toMatchObject({
      methodId,
      card: { brand: 'visa' },
    })
    expect(await gateway.keepMethod(customerId, methodId)).toMatchObject({ methodId })
    const refused = { name: 'GatewayFailed', isFinal: true }
    await expect(gateway.keepMethod(stranger, methodId)).rejects.toMatchObject(refused)
    await expect(gateway.keepMethod(stranger, 'pm_nobody')).rejects.toMatchObject(refused)
    await expect(gateway.dropMethod(stranger, methodId)).rejects.toMatchObject(refused)
    expect(await gateway.cardOf({ customerId: stranger, methodId })).toBeNull()
    await gateway.dropMethod(customerId, methodId)
    expect(await gateway.listMethods(customerId)).toEqual([])
  })

  test('a customer goes with their cards, and one that is gone is no error', async () => {
    const [customerId, other] = [await newCustomer(), await newCustomer()]
    const [methodId, kept] = [await world.enter('ok'), await world.enter('ok')]
    await gateway.keepMethod(customerId, methodId)
    await gateway.keepMethod(other, kept)
    await gateway.removeCustomer(customerId)
    await gateway.removeCustomer(customerId)
    expect(await gateway.cardOf({ customerId, methodId })).toBeNull()
    expect(await gateway.listMethods(other)).toMatchObject([{ methodId: kept }])
  })

  test('PAY-16 OPEN-109 a card is known before it is charged', async () => {
    const methodId = await world.enter('ok')
    const card = { brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2030, funding: 'credit' }
    expect(await gateway.cardOf({ confirmationToken: world.tokenOf(methodId) })).toEqual(card)
    const customerId = await newCustomer()
    await gateway.keepMethod(customerId, methodId)
    expect(await gateway.cardOf({ customerId, methodId })).toEqual(card)
  })

  test('charges a saved card while its holder is away, once per key', async () => {
    const charge = await savedCharge('ok')
    const payment = await gateway.chargeSaved(charge)
    expect(payment).toMatchObject({ status: 'succeeded', amount: 12_50, orderId: charge.orderId })
    expect(payment).toMatchObject({ methodId: charge.methodId, declined: null })
    expect((await gateway.chargeSaved(charge)).paymentId).toBe(payment.paymentId)
    expect(await find(payment)).toEqual(payment)
  })

  test('a charge is found again by our own name of it, and one that was never made is not', async () => {
    const charge = await savedCharge('ok')
    const of = { ...charge, since: new Date(Date.now() - 60_000) }
    expect(await gateway.findCharge(of)).toBeNull()
    const payment = await gateway.chargeSaved(charge)
    const { clubId, paymentId } = charge
    expect(await gateway.findCharge(of)).toEqual(payment)
    expect(payment.own).toEqual({ clubId, paymentId })
    expect(await gateway.findCharge({ ...of, paymentId: randomUUID() })).toBeNull()
    expect(await gateway.findCharge({ ...of, customerId: await newCustomer() })).toBeNull()
  })

  test('a key that is used in other words says so: what became of it has to be looked for', async () => {
    const charge = await savedCharge('ok')
    await gateway.chargeSaved(charge)
    const changed = gateway.chargeSaved({ ...charge, amount: 13_00 })
    await expect(changed).rejects.toMatchObject({ isUsedKey: true, refusedCard: null })
  })

  test('a saved card that is declined is an answer', async () => {
    const payment = await gateway.chargeSaved(await savedCharge('fails-later'))
    expect(payment).toMatchObject({ status: 'failed', chargeId: null, declined: { code: 'generic_decline' } })
    expect(await find(payment)).toMatchObject({ status: 'failed', declined: { code: 'generic_decline' } })
  })

  test('a saved card whose bank wants its holder waits for them with a token', async () => {
    const charge = await savedCharge('needs-holder')
    const payment = await gateway.chargeSaved(charge)
    // Without its name nobody could ask its holder.
    const { methodId } = charge
    const asked = { status: 'requires_action', methodId, declined: { code: 'authentication_required' } }
    expect(payment).toMatchObject(asked)
    expect(await find(payment)).toMatchObject(asked)
    expect(payment.paymentToken.length).toBeGreaterThan(20)
    await world.pay(payment, 'ok')
    expect(await find(payment)).toMatchObject({ status: 'succeeded', declined: null })
  })

  test('with its holder there a saved card is charged, or waits for them with token and card', async () => {
    const charge = { ...(await savedCharge('ok')), isHolderThere: true }
    const payment = await gateway.chargeSaved(charge)
    expect(payment).toMatchObject({ methodId: charge.methodId, declined: null })
    expect(['succeeded', 'requires_action']).toContain(payment.status)
    if (payment.status === 'requires_action') await world.pay(payment, 'ok')
    expect(await find(payment)).toMatchObject({ status: 'succeeded', amount: 12_50 })
  })

  describe('where the money is', () => {
    const opened = async () => {
      const account = await gateway.openAccount({
        key: randomUUID(),
        clubId: randomUUID(),
        name: 'A club',
        email: null,
        country: 'IE',
        url: 'https://club.example',
        askedAt: new Date(),
      })
      await world.complete(account)
      return account
    }
    const paid = async (account: string | null, more: Partial<WantedPayment> = {}) => {
      const asked = wanted({ account, ...more })
      const payment = await gateway.createPayment(asked)
      await world.pay(payment, 'ok')
      const { paymentId, chargeId, transferId } = await find(payment)
      return {
        paymentId,
        chargeId: chargeId ?? '',
        transferId: transferId ?? '',
        ours: asked.paymentId ?? '',
      }
    }
    /** Every cent that was captured is with somebody, or gone. */
    const has = async (account: string) => {
      const all = await world.balances()
      const held = Object.values(all.accounts).reduce((sum, amount) => sum + amount, all.platform)
      expect(held).toBe(all.captured - all.refunded - all.disputed - all.kept)
      return all.accounts[account] ?? 0
    }
    const back = (paymentId: string, amount: number, account: string | null, isOurs = false) =>
      gateway.refund({ key: randomUUID(), paymentId, amount, account, isOurs })

    test('a payment for a club’s account is there at once, less what the platform keeps', async () => {
      const account = await opened()
      const { transferId } = await paid(account)
      expect(transferId).not.toBe('')
      expect(await has(account)).toBe(12_06)
      const saved = await gateway.chargeSaved({ ...(await savedCharge('ok')), account })
      expect(saved.transferId).not.toBeNull()
      expect(await has(account)).toBe(24_12)
    })

    test('what a club gives back it pays, and the fee stays; what goes back by itself costs it nothing', async () => {
      const account = await opened()
      const { paymentId } = await paid(account)
      await back(paymentId, 250, account)
      expect(await has(account)).toBe(9_56)
      await back(paymentId, 1000, account)
      expect(await has(account)).toBe(-44)
      const unwanted = await paid(account)
      await back(unwanted.paymentId, 12_50, account, true)
      expect(await has(account)).toBe(-44)
    })

    test('what was taken before there was an account is moved to it, once per key, and no more than there is', async () => {
      const { chargeId, transferId, paymentId, ours } = await paid(null)
      expect(transferId).toBe('')
      const account = await opened()
      expect(await has(account)).toBe(0)
      const move = { key: randomUUID(), paymentId: ours, account, chargeId, amount: 12_06, currency: 'eur' }
      const moved = await gateway.transfer(move)
      expect(await gateway.transfer(move)).toBe(moved)
      expect(await has(account)).toBe(12_06)
      await expect(gateway.transfer({ ...move, key: randomUUID() })).rejects.toMatchObject({ isFinal: true })
      await back(paymentId, 1000, null)
      const reversal = { key: randomUUID(), transferId: moved, amount: 1000 }
      expect(await gateway.reverse(reversal)).toBe(await gateway.reverse(reversal))
      expect(await has(account)).toBe(2_06)
      await expect(gateway.reverse({ ...reversal, key: randomUUID() })).rejects.toMatchObject({
        isFinal: true,
      })
    })

    test('what a bank takes back is the platform’s loss until it is moved, and the club’s again when it is won', async () => {
      const account = await opened()
      const { paymentId, transferId, chargeId, ours } = await paid(account)
      const disputeId = await world.dispute(paymentId)
      expect(await has(account)).toBe(12_06)
      await gateway.reverse({ key: randomUUID(), transferId, amount: 12_50 })
      expect(await has(account)).toBe(-44)
      await world.win(disputeId)
      const again = { key: randomUUID(), paymentId: ours, account, chargeId, amount: 12_50, currency: 'eur' }
      await gateway.transfer(again)
      expect(await has(account)).toBe(12_06)
    })

    test('a refund is paid out of the transfer of its charge, as far as that goes; without it the platform pays', async () => {
      const account = await opened()
      const { paymentId, transferId } = await paid(account)
      await gateway.reverse({ key: randomUUID(), transferId, amount: 12_00 })
      expect(await has(account)).toBe(6)
      await expect(back(paymentId, 51, account)).rejects.toMatchObject({ isFinal: true })
      expect(await back(paymentId, 50, account)).toMatchObject({ isFromAccount: true })
      expect(await has(account)).toBe(-44)
      expect(await back(paymentId, 51, null)).toMatchObject({ isFromAccount: false })
      expect(await has(account)).toBe(-44)
    })

    /** All pages of what moved of one payment, in the order of its telling. */
    async function movedOf(
      paymentId: string,
      chargeId: string,
      perPage: (page: Movement[]) => void = () => undefined,
    ) {
      const within = { since: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 3_600_000) }
      const all: Movement[] = []
      for (let after: string | null = null, more = true; more;) {
        const { movements, next } = await gateway.listMovements({ ...within, after })
        perPage(movements)
        all.push(...movements)
        after = next
        more = next !== null
      }
      return all.filter((each) => each.paymentId === paymentId || each.chargeId === chargeId)
    }
    const asSums = (moved: readonly Movement[]) =>
      moved.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()

    test('each movement of the platform’s balance is told once, with what it is of', async () => {
      const account = await opened()
      const club = { clubId: randomUUID(), paymentId: randomUUID() }
      const { paymentId, chargeId, transferId } = await paid(account, club)
      await back(paymentId, 250, account)
      const moved = await movedOf(paymentId, chargeId)
      expect(asSums(moved)).toEqual(
        ['charge 1250', 'fee 44', 'refund -250', 'reversal 250', 'transfer -1250'].toSorted(),
      )
      const of = (kind: Movement['kind']) => moved.find((each) => each.kind === kind)
      const own = { clubId: club.clubId, paymentId: club.paymentId }
      expect(of('charge')).toMatchObject({ paymentId, chargeId, subjectId: chargeId, own, currency: 'eur' })
      const { refunds } = await gateway.findAftermath(paymentId)
      expect(of('refund')).toMatchObject({ paymentId, subjectId: refunds[0]?.refundId, own })
      expect(of('transfer')).toMatchObject({ chargeId, subjectId: transferId })
      expect(of('reversal')).toMatchObject({ transferId, refundId: refunds[0]?.refundId })
      expect(of('fee')).toMatchObject({ chargeId })
      expect(new Set(moved.map(({ movementId }) => movementId)).size).toBe(moved.length)
      const ago = { since: new Date(0), until: new Date(Date.now() - 3_600_000), after: null }
      expect((await gateway.listMovements(ago)).movements).toEqual([])
    })

    test('so are refunds made at its own pages, those that fail, disputes, and what is moved later', async () => {
      const first = await paid(null)
      const refundId = await world.refundAtPages(first.paymentId, 300)
      const said = (await gateway.findAftermath(first.paymentId)).refunds
      expect(said).toMatchObject([{ refundId, amount: 300, isFromAccount: false }])
      await world.failRefund(refundId)
      expect(asSums(await movedOf(first.paymentId, first.chargeId))).toEqual(
        ['charge 1250', 'refund -300', 'refund-failed 300'].toSorted(),
      )
      const account = await opened()
      const second = await paid(account)
      const disputeId = await world.dispute(second.paymentId)
      const reversed = await gateway.reverse({
        key: randomUUID(),
        transferId: second.transferId,
        amount: 12_50,
      })
      await world.win(disputeId)
      const again = { key: randomUUID(), paymentId: second.ours, account, chargeId: second.chargeId }
      const moved = await gateway.transfer({ ...again, amount: 12_50, currency: 'eur' })
      const all = await movedOf(second.paymentId, second.chargeId)
      expect(all.filter(({ kind }) => kind !== 'charge' && kind !== 'fee')).toHaveLength(5)
      const ids = (kind: Movement['kind']) =>
        all.filter((each) => each.kind === kind).map(({ subjectId }) => subjectId)
      expect(new Set(ids('transfer'))).toEqual(new Set([second.transferId, moved]))
      expect([ids('reversal'), ids('dispute'), ids('dispute-returned')]).toEqual([
        [reversed],
        [disputeId],
        [disputeId],
      ])
    })

    test('what goes back by itself gives its fee back, and many movements come in pages', async () => {
      const account = await opened()
      const { paymentId, chargeId } = await paid(account)
      await back(paymentId, 12_50, account, true)
      expect(asSums(await movedOf(paymentId, chargeId))).toContain('fee-returned -44')
      const other = await paid(null, { amount: 200 })
      for (let cent = 0; cent < 101; cent += 1) await back(other.paymentId, 1, null)
      const pages: number[] = []
      const moved = await movedOf(other.paymentId, other.chargeId, (page) => pages.push(page.length))
      expect(moved.filter(({ kind }) => kind === 'refund')).toHaveLength(101)
      expect(pages.length).toBeGreaterThan(1)
      expect(Math.max(...pages)).toBeLessThanOrEqual(100)
    })
  })

  test('another person’s card is never charged', async () => {
    const charge = await savedCharge('ok')
    const foreign = gateway.chargeSaved({ ...charge, customerId: await newCustomer() })
    await expect(foreign).rejects.toMatchObject({ name: 'GatewayFailed', isFinal: true })
  })

  test('OPEN-101 a club’s own account is opened once, and takes nothing before the club has said who it is', async () => {
    const asked = {
      key: randomUUID(),
      clubId: randomUUID(),
      name: 'A club',
      email: null,
      country: 'IE',
      url: 'https://club.example',
      askedAt: new Date(),
    }
    const account = await gateway.openAccount(asked)
    expect(await gateway.openAccount(asked)).toBe(account)
    expect(await gateway.findAccount(account)).toEqual({ takesPayments: false, paysOut: false, missing: 2 })
    const link = await gateway.linkToAccount({
      account,
      returnUrl: 'https://backoffice.example/settings/payments',
    })
    expect(link).toMatch(/^https:/)
    await world.complete(account)
    expect(await gateway.findAccount(account)).toEqual({ takesPayments: true, paysOut: true, missing: 0 })
    expect(await gateway.findAccount('acct_of_nobody')).toBeNull()
    const domain = { account, domain: 'club.example' }
    expect((await gateway.registerDomain(domain)).applePay).toBe(true)
    expect(await gateway.registerDomain(domain)).toEqual(await gateway.registerDomain(domain))
  })

  test('what is not signed is nobody’s event', () => {
    expect(gateway.readEvent(Buffer.from('{"id":"evt_1"}'), {})).toBeNull()
    expect(gateway.readEvent(Buffer.from('{}'), { 'stripe-signature': 't=1,v1=00' })).toBeNull()
    expect(gateway.readEvent(Buffer.from('{}'), { 'sandbox-signature': 't=1,v1=00' })).toBeNull()
  })
})
