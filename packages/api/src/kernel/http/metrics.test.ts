import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

test('each server of a process tells how the process is, and of itself alone', async () => {
  const [one, other] = [openMetrics(), openMetrics()]
  one.outgoing.inc({ outcome: 'answered' })
  const said = await Promise.all([one, other].map(({ registry }) => registry.metrics()))
  for (const text of said) {
    expect(text).toContain('process_cpu_seconds_total')
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).toContain('nodejs_gc_duration_seconds')
  }
  expect(said.map((text) => text.includes('clubhouse_outgoing_calls_total{outcome="answered"} 1'))).toEqual([
    true,
    false,
  ])
})

test('a server that has ended is forgotten: what measures the process does not hold on to it', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const ended = Array.from({ length: 5 }, () => new WeakRef(openMetrics().registry))
  // A weak reference holds until the turn in which it was made has ended.
  await new Promise((resolve) => void setTimeout(resolve))
  collectGarbage()
  expect(ended.filter((registry) => registry.deref() !== undefined)).toEqual([])
})
