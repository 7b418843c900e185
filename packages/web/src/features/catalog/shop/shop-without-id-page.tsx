import { RedirectPage, withQuery } from '../../../app/layout/redirect-page.tsx'
import type { PageModule } from '../../../router/page.ts'

const SHOPS = '/lists'

export const describe: NonNullable<PageModule['describe']> = ({ search }) => ({
  redirectTo: withQuery(SHOPS, search),
})

/** The shop of no number: all shops. */
export const Page = () => <RedirectPage to={SHOPS} />
