import { beforeEach, expect, test, vi } from 'vitest'
import { DONE } from '#lib/form/form-answer.ts'
import type { Outcome } from '#lib/post/send-form.ts'
import { askForPasskey, stopAsking } from './ask-for-passkey.ts'

const sent: ((outcome: Outcome) => void)[] = []
const begun: { challenge: string; isAutofill: boolean }[] = []

vi.mock('#lib/post/send-form.ts', () => ({
  sendForm: () => new Promise<Outcome>((answer) => sent.push(answer)),
}))
vi.mock('@simplewebauthn/browser', () => ({
  WebAuthnAbortService: { cancelCeremony: () => undefined },
  startAuthentication: async (asked: { optionsJSON: { challenge: string }; useBrowserAutofill: boolean }) => {
    begun.push({ challenge: asked.optionsJSON.challenge, isAutofill: asked.useBrowserAutofill })
    return { id: `signed ${asked.optionsJSON.challenge}` }
  },
}))

beforeEach(() => {
  sent.length = 0
  begun.length = 0
})

const challenge = (name: string): Outcome => ({
  kind: 'answered',
  answer: { ...DONE, values: { options: JSON.stringify({ challenge: name }) } },
})
const untilSent = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count))

test('a press overtakes what was offered: one challenge after the other, and only the last is answered', async () => {
  const offered = askForPasskey({ asAutofill: true })
  await untilSent(1)
  const pressed = askForPasskey()
  // The cookie holds one ticket: the second challenge is asked for when the first has come.
  expect(sent).toHaveLength(1)
  sent[0]?.(challenge('first'))
  await untilSent(2)
  sent[1]?.(challenge('second'))
  expect(await offered).toBeNull()
  expect(await pressed).toBe(JSON.stringify({ id: 'signed second' }))
  expect(begun).toEqual([{ challenge: 'second', isAutofill: false }])
})

test('whoever leaves the page is offered nothing any more', async () => {
  const offered = askForPasskey({ asAutofill: true })
  await untilSent(1)
  stopAsking()
  sent[0]?.(challenge('late'))
  expect(await offered).toBeNull()
  expect(begun).toEqual([])
})

test('no challenge, no question', async () => {
  const asked = askForPasskey()
  await untilSent(1)
  sent[0]?.({ kind: 'failed', call: { status: 0 } })
  expect(await asked).toBeNull()
  expect(begun).toEqual([])
})
