import { RedirectPage } from '../../../app/layout/redirect-page.tsx'

/** The message of no number: all messages. */
export const Page = () => <RedirectPage to="/message" />
