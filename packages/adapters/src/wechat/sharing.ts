import type { Result } from '@diandu/core/kernel'

/** What a chat shows of a page that is shared. Addresses are absolute: they are read outside of the server. */
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
