import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

function aBreaker() {
  let now = 0
  const breaker = new CircuitBreaker({ opensAfter: 3, restsMs: 1000, now: () => now })
  return { breaker, pass: (ms: number) => void (now += ms) }
}

type Step = 'ask' | 'fails' | 'works' | 'second passes'

test.each<{ steps: Step[]; state: string; why: string }>([
  { steps: [], state: 'closed', why: 'nothing has happened' },
  { steps: ['fails', 'fails'], state: 'closed', why: 'two failures may be chance' },
  { steps: ['fails', 'fails', 'works', 'fails'], state: 'closed', why: 'an answer begins the count anew' },
  { steps: ['fails', 'fails', 'fails'], state: 'open', why: 'three in a row are none' },
  { steps: ['fails', 'fails', 'fails', 'second passes'], state: 'half-open', why: 'it has rested' },
  {
    steps: ['fails', 'fails', 'fails', 'second passes', 'ask', 'fails'],
    state: 'open',
    why: 'the one call failed as well',
  },
  {
    steps: ['fails', 'fails', 'fails', 'second passes', 'ask', 'works'],
    state: 'closed',
    why: 'the one call was answered',
  },
])('$state: $why', ({ steps, state }) => {
  const { breaker, pass } = aBreaker()
  for (const step of steps) {
    if (step === 'ask') breaker.admit()
    if (step === 'fails') breaker.failed()
    if (step === 'works') breaker.succeeded()
    if (step === 'second passes') pass(1000)
  }
  expect(breaker.state).toBe(state)
})

test('whatever happens: nothing goes out while it is open, one call while it is half open, all while it is closed', () => {
  const step = fc.oneof(
    fc.constant('ask' as const),
    fc.constant('fails' as const),
    fc.constant('works' as const),
    fc.integer({ min: 1, max: 1500 }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { breaker, pass } = aBreaker()
      let isProbeOut = false
      for (const each of steps) {
        if (typeof each === 'number') pass(each)
        else if (each === 'ask') {
          const { state } = breaker
          const isAdmitted = breaker.admit()
          expect(isAdmitted).toBe(state === 'closed' || (state === 'half-open' && !isProbeOut))
          if (state === 'half-open' && isAdmitted) isProbeOut = true
        } else {
          if (each === 'fails') breaker.failed()
          else breaker.succeeded()
          isProbeOut = false
          if (each === 'works') expect(breaker.state).toBe('closed')
        }
      }
    }),
  )
})
