import { noteLeaving } from '../../queries/failures/being-left.ts'

/** To a page of another site, such as a cashier's: nothing of this one runs afterwards. */
export const leavePage = {
  to(url: string): void {
    noteLeaving()
    location.assign(url)
  },
}
