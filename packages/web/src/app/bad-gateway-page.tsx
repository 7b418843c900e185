import { useWords } from './preferences.ts'
import { ErrorPage } from './error-page.tsx'
import type { PageModule } from './page.ts'
import { titleWords } from '../words/titles.words.ts'

/** Where a proxy leads when the server behind it does not answer. */
export const describe: NonNullable<PageModule['describe']> = () => ({ status: 502 })

export function Page() {
  return <ErrorPage failure={{ kind: 'http', status: 502 }} title={useWords(titleWords).badGateway} />
}
