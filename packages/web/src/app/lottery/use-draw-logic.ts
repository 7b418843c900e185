import { useState } from 'react'
import { createDrawMachine } from '@diandu/core/lottery'
import { useDevice } from '../device/device-context.ts'
import { usePorts } from '../queries/ports-context.ts'
import { drawKeysOf } from './draw-keys.ts'

export type DrawLogic = ReturnType<typeof createDrawMachine>

/** The draw machine over the ports, which are fetched with the first turn. `owner`: who draws. */
export function useDrawLogic(isForCoins: boolean, owner: string): DrawLogic {
  const ports = usePorts()
  const { clock, random } = useDevice()
  const [logic] = useState(() =>
    createDrawMachine({
      clock,
      random,
      keys: drawKeysOf(owner),
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
