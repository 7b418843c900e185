import type { Result } from '@diandu/core/kernel'

/** Addresses are absolute: a chat has no base for others. */
export interface ShareData {
  readonly title: string
  readonly description: string
  readonly pictureUrl: string
  readonly url: string
}

/** Says what is handed on when a person shares the page that is shown. */
export interface Sharing {
  readonly share: (data: ShareData) => Promise<Result<null>>
}
