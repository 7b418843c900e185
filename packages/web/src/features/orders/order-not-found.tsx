import { BackBar } from '../../app/back-bar.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useWords } from '../../app/preferences.ts'
import { Screen } from '../../app/screen.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { orderDetailWords } from '../../words/order-detail.words.ts'
import { titleWords } from '../../words/titles.words.ts'

const LIST = '/user_center/order'

/** No such order, or another person's: the server does not say which. */
export function OrderNotFound() {
  const words = useWords(orderDetailWords)
  const title = useWords(titleWords).order
  return (
    <Screen top={<BackBar title={title} home={LIST} />}>
      <EmptyState picture="search" action={<Button link={(parts) => <PageLink to={LIST} {...parts} />}>{words.toOrders}</Button>}>
        {words.notFound}
      </EmptyState>
    </Screen>
  )
}
