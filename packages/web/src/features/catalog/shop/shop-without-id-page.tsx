import { RedirectPage } from '../../../router/redirect-page.tsx'
import type { PageModule } from '../../../router/page.ts'
import { withQuery } from '../../../router/with-query.ts'

const SHOPS = '/lists'

export const describe: NonNullable<PageModule['describe']> = ({ search }) => ({
  redirectTo: withQuery(SHOPS, search),
})

/** The shop of no number: all shops. */
export const Page = () => <RedirectPage to={SHOPS} />
