export { startTracing } from './start-tracing.ts'
export { traceJob } from './trace-job.ts'
export { traceRequests } from './trace-requests.ts'
