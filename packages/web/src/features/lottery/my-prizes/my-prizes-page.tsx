import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { prizeMessages } from '../../../messages/lottery/prize.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { prizesQuery } from '../prize-queries.ts'
import { PrizeCard } from './prize-card.tsx'

/** Each prize: whether it arrived, its address and its parcel. */
export function Page() {
  const messages = useMessages(prizeMessages).prizes
  const title = useMessages(titleMessages).myPrizes
  const { items: prizes, isEmpty, more } = usePaged(prizesQuery(usePorts()), 'own-page')
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      {isEmpty ? (
        <EmptyState
          picture="paper"
          action={
            <Button link={(parts) => <PageLink to="/user_center/goldcoin/luckDraw" {...parts} />}>
              {messages.goDraw}
            </Button>
          }
        >
          {messages.none}
        </EmptyState>
      ) : (
        <div className="p-16">
          <EndlessList
            label={messages.label}
            items={prizes}
            keyOf={({ id }) => id}
            renderItem={(prize) => <PrizeCard prize={prize} />}
            {...more}
            messages={messages}
            skeleton={<SkeletonCards count={3} />}
          />
        </div>
      )}
    </Screen>
  )
}
