/** Spans that have begun are sent when it stops. */
interface Tracing {
  readonly stop: () => Promise<void>
}

/**
 * From here on, spans of requests, statements and outside services go to the collector at `endpoint`, by OTLP over
 * HTTP. Without this they cost nothing: the interface of OpenTelemetry does nothing by itself, and its programs are
 * loaded here alone.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [
    { context, trace },
    sdk,
    { AsyncLocalStorageContextManager },
    { OTLPTraceExporter },
    { UndiciInstrumentation },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation-undici'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'diandu' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  trace.setGlobalTracerProvider(provider)
  // No propagator is set: outside services are not told of our traces.
  const outside = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Providers take keys in the query.
    startSpanHook: ({ origin, path }) => ({ 'url.full': `${origin}${path.split('?', 1)[0]}`, 'url.query': '' }),
  })
  outside.setTracerProvider(provider)
  return {
    async stop() {
      outside.disable()
      await provider.shutdown()
      trace.disable()
      context.disable()
    },
  }
}
