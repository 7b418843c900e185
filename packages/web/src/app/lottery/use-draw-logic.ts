import { useState } from 'react'
import { createDrawMachine } from '@diandu/core/lottery'
import { useDevice } from '../device/device-context.ts'
import { usePorts } from '../queries/ports-context.ts'

export type DrawLogic = ReturnType<typeof createDrawMachine>

/** The draw machine over the ports, which are fetched with the first turn. */
export function useDrawLogic(isForCoins: boolean): DrawLogic {
  const ports = usePorts()
  const { clock, random } = useDevice()
  const [logic] = useState(() =>
    createDrawMachine({
      clock,
      random,
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
