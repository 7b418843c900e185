import { useEffect, useState } from 'react'
import type { Clock } from '@diandu/core/kernel'
import { createDrawMachine } from '@diandu/core/lottery'
import { useDevice } from '../../device/device-context.ts'
import { useMarketClock } from '../../queries/use-market-clock.ts'
import { usePorts } from '../../queries/ports-context.ts'
import { useHasActed } from '../../rendering/use-has-acted.ts'
import { drawKeysOf } from './draw-keys.ts'

export type DrawLogic = ReturnType<typeof createDrawMachine>

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
export function useDrawLogic(isForCoins: boolean, owner: string): DrawLogic {
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
