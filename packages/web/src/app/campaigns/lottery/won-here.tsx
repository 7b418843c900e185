import type { LotteryView } from '@diandu/core/lottery'
import { OwnWins } from './own-wins.tsx'
import { TopWins } from './top-wins.tsx'

interface WonHereProps {
  readonly lottery: LotteryView
  /** Whose; empty for a visitor. */
  readonly owner: string
}

/** Loaded after the wheel. */
export const WonHere = ({ lottery, owner }: WonHereProps) => (
  <>
    <OwnWins lottery={lottery} owner={owner} />
    <TopWins lottery={lottery} />
  </>
)
