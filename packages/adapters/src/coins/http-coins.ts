import type { Coins } from '@diandu/core/coins'
import {
  getCoinByTasks,
  getCoinBySign,
  getCoinDetails,
  getCoinGifts,
  getCoinTask,
  getExchangeLogs,
  getGiftByCoin,
} from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpCoins = (client: Client): Coins => ({
  overview: (signal) => client.send(getCoinTask, {}, { signal }),
  month: (month, cursor, signal) => client.send(getCoinDetails, { month, ...after(cursor) }, { signal }),
  signIn: (day, key) => client.send(getCoinBySign, day === null ? {} : { day }, { key }),
  takeTaskReward: (taskId, key) => client.send(getCoinByTasks, { taskId }, { key }),
  gifts: (signal) => client.send(getCoinGifts, {}, { signal }),
  exchange: (giftId, addressId, key) =>
    client.send(getGiftByCoin, { giftId, ...(addressId === null ? {} : { addressId }) }, { key }),
  exchanges: (cursor, signal) => client.send(getExchangeLogs, { ...after(cursor) }, { signal }),
})
