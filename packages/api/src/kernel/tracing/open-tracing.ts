import packageFile from '../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { ConfigError } from '../environment.ts'
import { within } from '../timing.ts'
import { setTracer } from './tracing.ts'

/** How long a collector that does not answer is told the last of it. */
const LAST_WORDS_MS = 2_000

/** Reads the SDK only where somebody wants traces: a start without them is as quick as it was. */
export async function openTracing({
  tracing,
  role,
}: Pick<Config, 'tracing' | 'role'>): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined
  const { openSdk } = await import('./sdk.ts').catch((error: unknown) => {
    throw new ConfigError(NOT_THERE, { cause: error })
  })
  const tracer = openSdk({ ...tracing, version: packageFile.version, role })
  setTracer(tracer)
  return async () => {
    setTracer(null)
    await within(LAST_WORDS_MS, tracer.close())
  }
}

const NOT_THERE =
  'OTEL_EXPORTER_OTLP_ENDPOINT is set, and this server was built without OpenTelemetry. A release archive has it; from a clone run npm ci and npm run build.'
