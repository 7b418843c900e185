import { useSearchParams } from 'react-router-dom'
import { KEEPS_SCROLL } from '../../../router/scroll-places.ts'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { ClearViewed } from './clear-viewed.tsx'
import { SavedShops } from './saved-shops.tsx'
import { ViewedShops } from './viewed-shops.tsx'
import { isSeenTab } from './seen-tab.ts'

export function Page() {
  const messages = useMessages(accountMessages).favourites
  const title = useMessages(titleMessages).favourites
  const [search, setSearch] = useSearchParams()
  const isSeen = isSeenTab(search)
  return (
    <Screen
      top={
        <BackBar
          title={isSeen ? messages.seenList : title}
          home="/user_center"
          end={isSeen ? <ClearViewed /> : undefined}
        />
      }
    >
      <Tabs
        label={messages.tabs}
        current={isSeen ? 'seen' : 'saved'}
        tabs={[
          { key: 'saved', label: messages.saved },
          { key: 'seen', label: messages.seen },
        ]}
        onChange={(key) => setSearch(key === 'seen' ? { tab: 'seen' } : {}, { replace: true, state: KEEPS_SCROLL })}
      >
        {isSeen ? <ViewedShops /> : <SavedShops />}
      </Tabs>
    </Screen>
  )
}
