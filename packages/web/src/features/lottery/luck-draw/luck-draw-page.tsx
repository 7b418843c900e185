import { BackScreen } from '../../../app/layout/screen.tsx'
import { LotteryBlock } from '../../../app/campaigns/lottery/lottery-block.tsx'

/** The draw that costs coins: this month's. */
export function Page() {
  return (
    <BackScreen title="luckDraw" home="/user_center">
      <LotteryBlock lottery="goldcoin" />
    </BackScreen>
  )
}
