import * as v from 'valibot'
import type { AddressId } from '@diandu/core/account'
import { DEVICE_NAME } from '@diandu/core/lottery'
import { draw, drawProof, lotteryId, lotteryView, publicWin, wonPrize, wonPrizeId } from '../schemas/lottery.schemas.ts'
import { count, cursor, digits, idOf, nothingIn, pageOf } from '../schemas/schemas.ts'
import { call } from './call.ts'

/** A lottery's id, or the name of its series: the one of it that is open now, or was open last. */
const ofLottery = { lottery: lotteryId }
const example = { lottery: 'goldcoin' }
/** The device that draws may say what it calls itself: so many people may draw on each. */
const byDevice = { device: v.exactOptional(v.pipe(v.string(), v.regex(DEVICE_NAME))) }
const DRAWS_PER_MINUTE = 60
const MAX_POSITION = 1_000_000_000

export const getDrawGoods = call('GET getDrawGoods', {
  summary: 'A lottery: its prizes with the odds and what is left, its days, the digest of its seed, the tries left',
  access: 'anyone',
  input: v.strictObject(ofLottery),
  output: lotteryView,
  example,
})

export const getDrawLogs = call('GET getDrawLogs', {
  summary: 'The last wins of a lottery, by the number of who won',
  access: 'anyone',
  input: v.strictObject(ofLottery),
  output: v.object({ items: v.array(publicWin) }),
  example,
})

export const getTopLuck = call('POST getTopLuck', {
  summary: 'The most valuable wins of a lottery, by the number of who won',
  access: 'anyone',
  input: v.strictObject(ofLottery),
  output: v.object({ items: v.array(publicWin) }),
  example,
})

export const getLuckDraw = call('POST getLuckDraw', {
  summary: 'Draws once with a try that was given; the same key gives the same draw',
  access: 'member',
  money: true,
  rateLimitPerMinute: DRAWS_PER_MINUTE,
  input: v.strictObject({ ...ofLottery, ...byDevice }),
  output: draw,
  example: { lottery: 'double-twelve' },
})

/** The draws of some campaigns have a call of their own (spec §7), which says the same as `getLuckDraw`. */
const ownDraw = (path: string, of: string) =>
  call(`POST ${path}`, {
    summary: `Draws once in ${of}; the same key gives the same draw`,
    access: 'member',
    money: true,
    rateLimitPerMinute: DRAWS_PER_MINUTE,
    input: v.strictObject(byDevice),
    output: draw,
    example: { device: 'k3Vq9ZtB0nY7sLwE2mXc' },
  })

export const drawDoubleEleven = ownDraw('double-eleven/lottery', 'the lottery of Double Eleven')
export const drawAnniversary = ownDraw('activitys/2023/ten-years/do-lottery', 'the lottery of the anniversary')
export const drawTaobaoPack = ownDraw('activitys/2024/tb-draw', 'the monthly lottery of the Taobao page')
export const drawAfterYear = ownDraw('after/luck', 'the lottery of New Year goods')

export const countAfterYearTries = call('POST after/luckNum', {
  summary: 'How many tries a person has left in the lottery of New Year goods',
  access: 'member',
  input: nothingIn,
  output: v.object({ triesLeft: count }),
})

export const getDrawByCoin = call('POST getDrawByCoin', {
  summary: 'Draws once for coins, which are taken with the draw; the same key gives the same draw',
  access: 'member',
  money: true,
  rateLimitPerMinute: DRAWS_PER_MINUTE,
  input: v.strictObject({ ...ofLottery, ...byDevice }),
  output: draw,
  example,
})

export const getDrawProof = call('GET getDrawProof', {
  summary: 'All that is needed to recompute every draw of a lottery; its seed once the lottery is over',
  access: 'anyone',
  input: v.strictObject({ ...ofLottery, after: digits(MAX_POSITION) }),
  output: drawProof,
  example: { ...example, after: 0 },
})

export const getPrizeRecord = call('GET getPrizeRecord', {
  summary: 'A person’s prizes, the last one won first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(wonPrize),
  example: { cursor: 'c1' },
})

export const getUserPrizeList = call('POST getUserPrizeList', {
  summary: 'A person’s prizes in one lottery, the last one won first',
  access: 'member',
  input: v.strictObject(ofLottery),
  output: v.object({ items: v.array(wonPrize) }),
  example,
})

export const updateAddress = call('POST updateAddress', {
  summary: 'Says to which of the person’s addresses a prize goes; not once it has left',
  access: 'member',
  input: v.strictObject({ id: wonPrizeId, addressId: idOf<AddressId>() }),
  output: wonPrize,
  example: { id: 'p1', addressId: 'a1' },
})
