import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { phaseOf } from '@diandu/core/campaigns'
import { formatTime } from '@diandu/core/format'
import type { LotteryView } from '@diandu/core/lottery'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useDevice } from '../../device/device-context.ts'
import { useReportFailure } from '../../queries/failures/failure-context.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { useAsUser } from '../../session/use-as-user.ts'
import { pendingKeyOf } from './draw-keys.ts'
import { DrawResult } from './draw-result.tsx'
import { PrizeWheel } from './prize-wheel.tsx'
import { useDrawLogic, type DrawLogic } from './use-draw-logic.ts'
import { usePublicNow } from '../../queries/use-now.ts'
import { useSettled } from './use-settled.ts'

const EVERY_SECOND = 1000

/**
 * The wheel and its button: it moves at once, and stops at the server's result. `owner` draws; empty until that is
 * known.
 */
export function DrawWheel({ lottery, owner }: { readonly lottery: LotteryView; readonly owner: string }) {
  const messages = useMessages(lotteryMessages).block
  const { clock, storage } = useDevice()
  const reportFailure = useReportFailure()
  const { id, window, coins, triesLeft } = lottery
  const logic = useDrawLogic(coins > 0, owner)
  // The server renders no user's data.
  const [pendingKey] = useState(() => (triesLeft === null || owner === '' ? null : pendingKeyOf(storage, id, owner)))
  const [snapshot, send] = useActor(logic, { input: { lottery: id, window, triesLeft: triesLeft ?? 0, pendingKey } })
  const { draw, failure } = snapshot.context
  const result = snapshot.matches('turned') ? draw : null
  const isSettled = useSettled(result)
  useFreshLists(isSettled)
  useEffect(() => {
    if (failure?.kind === 'login-required') reportFailure(failure)
  }, [failure, reportFailure])
  const isTurning = snapshot.matches('drawing') || (result !== null && !isSettled)
  const turn = useAsUser(
    `draw ${id}`,
    () => {
      if (result !== null) send({ type: 'result.seen' })
      send({ type: 'wheel.turned' })
    },
    triesLeft !== null,
  )
  // Read again, so that a wheel opens and closes under the eye, and by the server's time.
  const phase = phaseOf(window, usePublicNow(EVERY_SECOND) ?? clock.now())
  const motion = snapshot.matches('drawing') ? 'turning' : result === null ? 'still' : 'settling'
  const isOpen = phase === 'between' || snapshot.matches('unanswered')
  return (
    <div className="p-16 grid gap-12">
      <PrizeWheel lottery={lottery} motion={motion} prize={result?.prize?.id ?? null} />
      {isOpen && (
        <Button block busy={isTurning} disabled={triesLeft !== null && !canDraw(snapshot)} onClick={() => turn()}>
          {triesLeft === null
            ? coins > 0
              ? messages.loginForCoins(coins)
              : messages.login
            : snapshot.matches('unanswered')
              ? messages.askAgain
              : coins > 0
                ? messages.drawForCoins(coins)
                : messages.draw}
        </Button>
      )}
      <p className="note text-center">
        {[
          phase === 'before'
            ? messages.opensAt(formatTime(window.opensAt, 'yyyy-mm-dd hh:mm'))
            : phase === 'between'
              ? messages.closesAt(formatTime(window.closesAt, 'yyyy-mm-dd hh:mm'))
              : messages.closed,
          triesLeft !== null && phase !== 'over' && messages.triesLeft(snapshot.context.triesLeft),
          lottery.coinsLeft !== null && messages.coinsLeft(lottery.coinsLeft),
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </p>
      {lottery.coinsLeft !== null && lottery.coinsLeft < coins && phase === 'between' && (
        <p className="note text-center">
          <PageLink className="lone-link type-line" to="/user_center/goldcoin/goldindex">
            {messages.earnCoins}
          </PageLink>
        </p>
      )}
      <div role="status" className="type-line one-line">
        {isTurning && <span>{messages.turning}</span>}
        {!isTurning && <DrawResult lottery={lottery} draw={isSettled ? result : null} failure={failure} />}
      </div>
    </div>
  )
}

type Snapshot = ReturnType<typeof useActor<DrawLogic>>[0]

const canDraw = (snapshot: Snapshot): boolean => snapshot.matches('unanswered') || snapshot.context.triesLeft > 0

/** Other lists show the prize too, so they are fetched again. */
function useFreshLists(isSettled: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isSettled) return
    for (const name of ['lottery', 'lottery-wins', 'prizes', 'coupons', 'coins', 'coin-month', 'coin-gifts'])
      void queries.invalidateQueries({ queryKey: [name] })
  }, [isSettled, queries])
}
