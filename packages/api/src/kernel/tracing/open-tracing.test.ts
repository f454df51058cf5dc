import { expect, test, vi } from 'vitest'
import { ConfigError } from '../environment.ts'
import { openTracing } from './open-tracing.ts'
import { tracer } from './tracing.ts'

vi.mock('./sdk.ts', () => {
  throw new Error('Cannot find package @opentelemetry/api')
})

test('O27 a server that was built without OpenTelemetry refuses the setting, and says what to do', async () => {
  const opened = openTracing({ tracing: { endpoint: 'http://127.0.0.1:4318', ratio: 1 }, role: 'web' })
  await expect(opened).rejects.toThrow(ConfigError)
  await expect(opened).rejects.toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT .* npm ci and npm run build/)
  expect(tracer()).toBeNull()
})

test('O27 without the setting it is never read', async () => {
  const end = await openTracing({ tracing: null, role: 'web' })
  await end()
  expect(tracer()).toBeNull()
})
