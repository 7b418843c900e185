import { useMessages } from '../../preferences/preferences.ts'
import { ErrorPage } from './error-page.tsx'
import type { PageModule } from '../../../router/page.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'

/** Where a proxy leads when the server behind it does not answer. */
export const describe: NonNullable<PageModule['describe']> = () => ({ status: 502 })

export function Page() {
  return <ErrorPage failure={{ kind: 'http', status: 502 }} title={useMessages(titleMessages).badGateway} />
}
