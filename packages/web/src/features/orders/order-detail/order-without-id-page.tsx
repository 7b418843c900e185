import { RedirectPage } from '../../../app/layout/redirect-page.tsx'

/** The order of no number: all orders. */
export const Page = () => <RedirectPage to="/user_center/order" />
