import { phaseOf } from '@diandu/core/campaigns'
import { formatTime } from '@diandu/core/format'
import type { Clock, DeviceStorage, Failure } from '@diandu/core/kernel'
import { createDrawMachine, type Draw, type DrawKeys, type LotteryId, type LotteryView } from '@diandu/core/lottery'
import { failureText, nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useDevice } from '../../device/device-context.ts'
import { formDrafts } from '../../forms/form-drafts.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { useReportFailure } from '../../queries/failures/failure-context.ts'
import { usePorts } from '../../queries/queries.ts'
import { useMarketClock } from '../../queries/use-market-clock.ts'
import { usePublicNow } from '../../queries/use-now.ts'
import { useHasActed } from '../../rendering/use-has-acted.ts'
import { useAsUser } from '../../session/use-as-user.ts'
import styles from './lottery-block.module.css'
import { PrizeWheel } from './prize-wheel.tsx'

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

/** As long as the wheel needs to come to rest. */
const SETTLE_MS = 1600

/** Whether the wheel has come to rest on a result; at once where less motion is wanted. */
function useSettled(result: object | null): boolean {
  const { clock } = useDevice()
  const [settled, setSettled] = useState<object | null>(null)
  useEffect(() => {
    if (result === null) return undefined
    if (wantsLessMotion()) {
      setSettled(result)
      return undefined
    }
    return clock.after(SETTLE_MS, () => setSettled(result))
  }, [clock, result])
  return result !== null && settled === result
}

const wantsLessMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

interface DrawResultProps {
  readonly lottery: LotteryView
  readonly draw: Draw | null
  readonly failure: Failure | null
}

const PRIZES = '/user_center/goldcoin/myprize'

function DrawResult({ lottery, draw, failure }: DrawResultProps) {
  const messages = useMessages(lotteryMessages).block
  const locale = useLocale()
  if (failure !== null)
    return (
      <Notice tone="warning">
        {failure.kind === 'refused' || failure.kind === 'too-many-requests'
          ? failureText(failure, locale)
          : messages.unanswered}
      </Notice>
    )
  if (draw === null) return null
  const kind = lottery.prizes.find(({ id }) => id === draw.prize?.id)?.kind
  return (
    <Notice
      tone={draw.prize === null ? 'info' : 'success'}
      title={draw.prize === null ? messages.nothing : messages.won(nameIn(draw.prize.name, locale))}
      action={
        draw.prize !== null && (
          <PageLink className={styles.link} to={PRIZES}>
            {messages.myPrizes}
          </PageLink>
        )
      }
    >
      {kind !== undefined && <p className="type-line">{messages.arrives[kind]}</p>}
      <p className="note mt-4 break-anywhere">{messages.receipt(draw.position, draw.link.slice(0, 16))}</p>
    </Notice>
  )
}

type DrawLogic = ReturnType<typeof createDrawMachine>

/** The device's own clock, until the one is there that the server's answers put right. */
function clockUntilAnother(own: Clock) {
  let latest = own
  return {
    now: () => latest.now(),
    after: own.after,
    adopt: (clock: Clock) => {
      latest = clock
    },
  }
}

/** The draw machine over the ports, which are fetched with the first turn. `owner`: who draws. */
function useDrawLogic(isForCoins: boolean, owner: string): DrawLogic {
  const ports = usePorts()
  const { clock: own, random, storage } = useDevice()
  const market = useMarketClock(useHasActed())
  const [clock] = useState(() => clockUntilAnother(own))
  useEffect(() => {
    if (market !== undefined) clock.adopt(market)
  }, [clock, market])
  const [logic] = useState(() =>
    createDrawMachine({
      clock,
      random,
      keys: drawKeysOf(storage, owner),
      lotteries: {
        async draw(lottery, key, signal) {
          const { lotteries } = await ports()
          return isForCoins ? lotteries.drawForCoins(lottery, key, signal) : lotteries.draw(lottery, key, signal)
        },
      },
    }),
  )
  return logic
}

const draftOf = (lottery: string): string => `draw-${lottery}`

/** The key of a try without an answer, kept like what was typed into a form: for the visit, and for its person. */
const drawKeysOf = (storage: DeviceStorage, owner: string): DrawKeys => ({
  keep: (lottery, key) => {
    if (owner !== '') formDrafts(storage).keep(draftOf(lottery), owner, { key })
  },
  forget: (lottery) => formDrafts(storage).forget(draftOf(lottery)),
})

/** As the server takes one; anything else that is there is none. */
const KEY = /^[\w-]{8,64}$/

function pendingKeyOf(storage: DeviceStorage, lottery: LotteryId, owner: string): string | null {
  const { key } = formDrafts(storage).read(draftOf(lottery), owner)
  return typeof key === 'string' && KEY.test(key) ? key : null
}
