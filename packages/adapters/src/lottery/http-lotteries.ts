import { mapResult, ok, type Result, type StopSignal } from '@diandu/core/kernel'
import type { Lotteries, LotteryId, LotteryView, Prizes } from '@diandu/core/lottery'
import * as wire from '@diandu/wire'
import type { DevicePorts } from '../device/index.ts'
import { after, type Client } from '../http/index.ts'
import { deviceNameIn } from './device-name.ts'

/** The lottery of New Year goods: its tries are counted by a call of their own (spec §7). */
const AFTER_YEAR = 'new-year-goods'

/** The series whose draws have a call of their own. */
const OWN_DRAWS = [
  ['double-eleven', wire.drawDoubleEleven],
  ['anniversary', wire.drawAnniversary],
  ['taobao', wire.drawTaobaoPack],
  [AFTER_YEAR, wire.drawAfterYear],
] as const

export const httpLotteries = (
  client: Client,
  { storage: { local }, random }: Pick<DevicePorts, 'storage' | 'random'>,
): Lotteries => ({
  show: async (lottery, signal) => {
    const shown = await client.send(wire.getDrawGoods, of(lottery), { signal })
    return isOfSeries(lottery, AFTER_YEAR) ? withCountedTries(client, shown, signal) : shown
  },
  lastWins: async (lottery, signal) =>
    mapResult(await client.send(wire.getDrawLogs, of(lottery), { signal }), ({ items }) => items),
  topWins: async (lottery, signal) =>
    mapResult(await client.send(wire.getTopLuck, of(lottery), { signal }), ({ items }) => items),
  async draw(lottery, key, signal) {
    const own = OWN_DRAWS.find(([series]) => isOfSeries(lottery, series))
    const by = drawnBy(deviceNameIn(local, random))
    return own === undefined
      ? client.send(wire.getLuckDraw, { ...of(lottery), ...by }, { key, signal })
      : client.send(own[1], by, { key, signal })
  },
  drawForCoins: (lottery, key, signal) =>
    client.send(wire.getDrawByCoin, { ...of(lottery), ...drawnBy(deviceNameIn(local, random)) }, { key, signal }),
  proof: (lottery, position, signal) => client.send(wire.getDrawProof, { ...of(lottery), after: position }, { signal }),
})

export const httpPrizes = (client: Client): Prizes => ({
  list: (cursor, signal) => client.send(wire.getPrizeRecord, after(cursor), { signal }),
  wonIn: async (lottery, signal) =>
    mapResult(await client.send(wire.getUserPrizeList, of(lottery), { signal }), ({ items }) => items),
  sendTo: (id, addressId) => client.send(wire.updateAddress, { id, addressId }),
})

const isOfSeries = (lottery: string, series: string): boolean => lottery === series || lottery.startsWith(`${series}-`)

/** A visitor has no tries; where they cannot be counted, those of the lottery itself are shown. */
async function withCountedTries(
  client: Client,
  shown: Result<LotteryView>,
  signal: StopSignal | undefined,
): Promise<Result<LotteryView>> {
  if (!shown.ok || shown.value.triesLeft === null) return shown
  const counted = await client.send(wire.countAfterYearTries, {}, { signal })
  return counted.ok ? ok({ ...shown.value, triesLeft: counted.value.triesLeft }) : shown
}

/** A series goes where an id goes: the server knows which it is. */
const of = (lottery: string) => ({ lottery: lottery as LotteryId })

const drawnBy = (device: string | undefined) => (device === undefined ? {} : { device })
