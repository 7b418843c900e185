import { useSearchParams } from 'react-router'
import { BackBar } from '../../../app/back-bar.tsx'
import type { PageModule } from '../../../app/page.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { favouritesQuery, viewedShopsQuery } from '../account-queries.ts'
import { ClearViewed } from './clear-viewed.tsx'
import { SavedShops } from './saved-shops.tsx'
import { ViewedShops } from './viewed-shops.tsx'

const isSeenTab = (search: URLSearchParams): boolean => search.get('tab') === 'seen'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  if ((await ports()).sessionStore.readToken() === undefined) return
  await queries.prefetchInfiniteQuery(isSeenTab(search) ? viewedShopsQuery(ports) : favouritesQuery(ports))
}

export function Page() {
  const words = useWords(accountWords).favourites
  const title = useWords(titleWords).favourites
  const [search, setSearch] = useSearchParams()
  const isSeen = isSeenTab(search)
  return (
    <Screen top={<BackBar title={isSeen ? words.seenList : title} home="/user_center" end={isSeen ? <ClearViewed /> : undefined} />}>
      <Tabs
        label={words.tabs}
        current={isSeen ? 'seen' : 'saved'}
        tabs={[
          { key: 'saved', label: words.saved },
          { key: 'seen', label: words.seen },
        ]}
        onChange={(key) => setSearch(key === 'seen' ? { tab: 'seen' } : {}, { replace: true, preventScrollReset: true })}
      >
        {isSeen ? <ViewedShops /> : <SavedShops />}
      </Tabs>
    </Screen>
  )
}
