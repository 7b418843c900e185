import type { Result } from '@diandu/core/kernel'
import type { Call, CallInput, CallOutput } from '@diandu/wire'
import type { FastifyInstance } from 'fastify'
import type { SharePicture } from '../../share-pictures/index.ts'
import type { PagePermissions } from './content-policy.ts'

/** Asks a call from inside the process: the same checks and the same answer as over HTTP, without the network. */
export type CallApi = <C extends Call>(endpoint: C, input: CallInput<C>) => Promise<Result<CallOutput<C>>>

export interface PageRequest {
  /** Path and query, as asked. */
  readonly url: string
  readonly userAgent: string
  readonly cookie: string
  /** As the browser sent it; empty where it sent none. */
  readonly acceptLanguage: string
  /** Whether a frame is to show it, as far as the browser tells. */
  readonly isForFrame: boolean
}

export interface RenderedPage extends Omit<PagePermissions, 'hasFrames'> {
  readonly status: number
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The same answer fits all visitors with the same key for a moment: it is public, it exists, and nothing in it
   * failed.
   */
  readonly isCacheable?: boolean
}

/** Shows a page. `src/render/` makes one from the built web client. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderedPage>
  /** The same for all visits that are rendered alike; without it nothing is kept. */
  keyOf?(request: PageRequest): string
  /** By path and query and a language; undefined where the page has no picture. */
  describePicture?(path: string, locale: string): Promise<SharePicture | undefined>
  /** Adds what pages need beside the built files: in development, the sources. */
  attach?(app: FastifyInstance): Promise<void>
}

/**
 * Made once per process. It calls as a visitor: what is rendered may be seen by every visitor. Pages show the time of
 * day by `now`, the server's clock, in epoch milliseconds.
 */
export type MakeRenderer = (call: CallApi, now: () => number) => Renderer
