import type { Result } from '@diandu/core/kernel'
import type { Call, CallInput, CallOutput } from '@diandu/wire'
import type { FastifyInstance } from 'fastify'
import type { PagePermissions } from './content-policy.ts'

/** Asks a call from inside the process: the same checks and the same answer as over HTTP, without the network. */
export type Ask = <C extends Call>(row: C, input: CallInput<C>) => Promise<Result<CallOutput<C>>>

export interface PageRequest {
  /** Path and query, as asked. */
  readonly url: string
  readonly userAgent: string
  readonly cookie: string
  readonly acceptLanguage: string
  /** Whether a frame is to show it, as far as the browser tells. */
  readonly isForFrame: boolean
  /** As somebody who is not logged in: what is rendered may be seen by anybody. */
  readonly ask: Ask
}

export interface RenderedPage extends Omit<PagePermissions, 'hasFrames'> {
  readonly status: number
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Shows a page. `src/render/` makes one from the built web client. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderedPage>
  /** Adds what pages need beside the built files: in development, the sources. */
  attach?(app: FastifyInstance): Promise<void>
}
