import { context, SpanKind, SpanStatusCode, trace, TraceFlags, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { OpenSpan, SpanStart, Tracer } from './tracing.ts'

export interface SdkOptions {
  /** Of the collector; `/v1/traces` is put behind it. */
  endpoint: string
  /** How many of those that nobody else decided about: 1 is all. */
  ratio: number
  version: string
  role: string
}

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
}

/** OpenTelemetry's own SDK, sending OTLP over HTTP. */
export function openSdk({ endpoint, ratio, version, role }: SdkOptions): Tracer {
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'clubhouse',
      'service.version': version,
      'service.instance.id': String(process.pid),
      'clubhouse.role': role,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
  })
  const spans = provider.getTracer('clubhouse', version)

  const parentOf = ({ parent }: SpanStart) => {
    const [, traceId = '', spanId = '', flags = ''] = parent?.split('-') ?? []
    if (!parent) return context.active()
    const remote = {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
      isRemote: true,
    }
    return trace.setSpanContext(context.active(), remote)
  }

  return {
    open(start) {
      const within = parentOf(start)
      const options = { kind: KINDS[start.kind ?? 'internal'], attributes: { ...start.attributes } }
      const span = spans.startSpan(start.name, options, within)
      return openSpan(span, trace.setSpan(within, span))
    },
    traceparent() {
      const active = trace.getSpanContext(context.active())
      if (!active || (active.traceFlags & TraceFlags.SAMPLED) === 0) return null
      return `00-${active.traceId}-${active.spanId}-01`
    },
    async close() {
      await provider.shutdown()
      contexts.disable()
      context.disable()
    },
  }
}

const openSpan = (span: Span, within: ReturnType<typeof context.active>): OpenSpan => ({
  run: (work) => context.with(within, work),
  set: (attributes) => void span.setAttributes({ ...attributes }),
  rename: (name) => void span.updateName(name),
  fail(error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: SpanStatusCode.ERROR })
  },
  end: () => span.end(),
})
