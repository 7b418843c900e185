import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { LotteryBlock } from '../../../app/campaigns/lottery/lottery-block.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'

/** The draw that costs coins: this month's. */
export function Page() {
  const title = useMessages(titleMessages).luckDraw
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <LotteryBlock lottery="goldcoin" />
    </Screen>
  )
}
