import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/kernel/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import { TWO_REVIEWERS_FROM_FEN } from '../../src/wallet/index.ts'
import { draftFor } from '../paid-order.ts'
import { everyItem, reasonOf, valueOf } from '../world-steps.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld } from '../world.ts'

export function rechargesContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Recharges contract`, () => {
    const world = withWorld(open)
    const mine = () => world().buyer.device.recharges
    const availableFen = async () => valueOf(await world().buyer.device.wallet.capital()).availableFen
    let keys = 0
    const newKey = () => `recharge-key-${(keys += 1)}`
    const begun = async (amountFen = 100_00, channel: 'jh' | 'zs' | 'wy' = 'jh') => valueOf(await mine().begin({ channel, amountFen }, newKey()))

    /** An order of the buyer's that waits for its money, to be paid at the cashier. */
    const orderToPay = async () => {
      const { buyer, shopIds } = world()
      const [shopId] = shopIds
      if (shopId === undefined) throw new Error('The world has no shops')
      const order = valueOf(await buyer.device.orders.place(await draftFor(buyer, shopId, 'deposit'), newKey()))
      const amountFen = Math.round(order.priceFen * 0.2)
      const pay = () => mine().payOrder({ channel: 'wy', orderId: order.id, part: 'deposit', amountFen }, newKey())
      return { order, amountFen, pay, found: async () => valueOf(await buyer.device.orders.find(order.id)) }
    }

    it('[WAL-36] tells which channels are open, with their limits, and where transfers go', async () => {
      const { channels, houseAccount, personalAccounts } = valueOf(await mine().ways())
      expect(channels.map(({ channel }) => channel)).toEqual(['jh', 'zs', 'wy', 'transfer'])
      for (const { leastFen, mostFen } of channels) expect(leastFen).toBeLessThan(mostFen)
      expect(houseAccount).toMatchObject({ accountName: expect.any(String), number: expect.stringMatching(/^\d{10,}$/), madeForUserId: null })
      expect(personalAccounts).toBe(true)
    })

    it('[WAL-37] begins with nothing credited, has a cashier, and is credited when the channel says so', async () => {
      const recharge = await begun()
      expect(recharge).toMatchObject({ channel: 'jh', amountFen: 100_00, status: 0, steps: [], purpose: null })
      expect(valueOf(await mine().cashier(recharge.id, 'browser'))).toEqual({ kind: 'page', url: expect.stringContaining(recharge.id) })
      expect(await availableFen()).toBe(0)
      valueOf(await world().chargeNews(recharge.id, { kind: 'processing' }))
      expect(valueOf(await mine().find(recharge.id))).toMatchObject({ status: 2 })
      expect(await availableFen()).toBe(0)
      valueOf(await world().chargeNews(recharge.id, { kind: 'paid', amountFen: 100_00 }))
      expect(valueOf(await mine().find(recharge.id))).toMatchObject({ status: 3, steps: [{ status: 2, by: 'channel' }, { status: 3, by: 'channel' }] })
      expect(await availableFen()).toBe(100_00)
      expect(reasonOf(await mine().cashier(recharge.id, 'browser'))).toBe('bad-parameter')
    })

    it('[WAL-52] a cashier whose time is over says so, and an order that is paid again has another; what is paid at both is credited once each', async () => {
      const { order, amountFen, pay, found } = await orderToPay()
      const old = valueOf(await pay())
      await world().advance(109 * 60_000)
      expect(valueOf(await pay())).toBe(old)
      await world().advance(12 * 60_000)
      expect(reasonOf(await mine().cashier(old, 'browser'))).toBe('cashier-lapsed')
      const fresh = valueOf(await pay())
      expect(fresh).not.toBe(old)
      expect(valueOf(await mine().cashier(fresh, 'browser'))).toEqual({ kind: 'page', url: expect.stringContaining(fresh) })
      expect(valueOf(await pay())).toBe(fresh)
      for (const id of [fresh, old, old, fresh]) valueOf(await world().chargeNews(id, { kind: 'paid', amountFen }))
      expect((await found()).status).not.toBe(order.status)
      expect([valueOf(await mine().find(fresh)).purpose?.outcome, valueOf(await mine().find(old)).purpose?.outcome]).toEqual(['paid', 'kept'])
      expect(await availableFen()).toBe(amountFen)
    })

    it('[WAL-38] is credited once, however often, late and out of order the channel speaks', async () => {
      const { id } = await begun()
      await world().advance(3 * 3_600_000 / 2)
      const news = [{ kind: 'paid', amountFen: 100_00 }, { kind: 'processing' }, { kind: 'paid', amountFen: 100_00 }, { kind: 'paid', amountFen: 100_00 }] as const
      const heard = await Promise.all(news.map((one) => world().chargeNews(id, one)))
      expect(heard.map(reasonOf)).toEqual(['ok', 'ok', 'ok', 'ok'])
      expect(await availableFen()).toBe(100_00)
      expect(valueOf(await mine().find(id)).steps.map(({ status }) => status)).toEqual([2, 3])
    })

    it('[WAL-38] hears no news of another sum, of an unknown recharge, or of an end that was another', async () => {
      const [first, second] = [await begun(), await begun()]
      for (const amountFen of [100_01, 99_99, 0]) expect(await world().chargeNews(first.id, { kind: 'paid', amountFen })).toMatchObject({ failure: { field: 'amountFen' } })
      expect(reasonOf(await world().chargeNews('no-such-recharge', { kind: 'paid', amountFen: 100_00 }))).toBe('not-found')
      valueOf(await world().chargeNews(first.id, { kind: 'closed', why: '用户取消支付' }))
      valueOf(await world().chargeNews(first.id, { kind: 'closed', why: '用户取消支付' }))
      expect(valueOf(await mine().find(first.id))).toMatchObject({ status: 4, steps: [{ status: 4, why: '用户取消支付' }] })
      valueOf(await world().chargeNews(second.id, { kind: 'paid', amountFen: 100_00 }))
      expect(await world().chargeNews(second.id, { kind: 'closed', why: 'late' })).toMatchObject({ failure: { field: 'status' } })
      expect(await availableFen()).toBe(100_00)
    })

    it('[WAL-49] money that comes after its recharge has failed waits for a reviewer, who credits it once', async () => {
      const { order, amountFen, pay, found } = await orderToPay()
      const id = valueOf(await pay())
      const { buyer, creditLate, chargeNews } = world()
      const obstacles = async () => valueOf(await buyer.device.profiles.safety()).obstacles
      valueOf(await chargeNews(id, { kind: 'closed', why: '超时未支付' }))
      expect(valueOf(await mine().find(id)).late).toBeNull()
      expect(reasonOf(await creditLate(id))).toBe('bad-parameter')
      expect(await chargeNews(id, { kind: 'paid', amountFen: amountFen + 1 })).toMatchObject({ failure: { field: 'amountFen' } })
      for (let times = 0; times < 2; times += 1) valueOf(await chargeNews(id, { kind: 'paid', amountFen }))
      expect([await availableFen(), (await obstacles()).includes('money-awaited')]).toEqual([0, true])
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 4, steps: [{ status: 4 }], late: 'waiting' })
      const credited = await Promise.all([creditLate(id), creditLate(id), creditLate(id)])
      expect(credited.map(reasonOf).toSorted()).toEqual(['bad-parameter', 'bad-parameter', 'ok'])
      valueOf(await chargeNews(id, { kind: 'paid', amountFen }))
      expect(reasonOf(await creditLate(id))).toBe('bad-parameter')
      expect([await availableFen(), (await obstacles()).includes('money-awaited')]).toEqual([amountFen, false])
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 4, purpose: { orderId: order.id, outcome: 'kept' }, late: 'credited' })
      expect(valueOf(await mine().list(null)).items.map(({ status, channel }) => [status, channel]).toSorted()).toEqual([[3, 'wy'], [4, 'wy']])
      expect(await found()).toMatchObject({ status: 1, paidFen: 0 })
    })

    it('[WAL-16] refuses what is no sum for its channel, by its field, and begins nothing', async () => {
      for (const amountFen of [0, -1, 1, 99, 1.5, 50_000_01]) {
        expect(await mine().begin({ channel: 'jh', amountFen }, newKey())).toMatchObject({ ok: false, failure: { reason: 'bad-parameter', field: 'amountFen' } })
      }
      expect(valueOf(await mine().list(null)).items).toEqual([])
    })

    it('[WAL-39] begins once under one key', async () => {
      const both = await Promise.all([1, 2].map(() => mine().begin({ channel: 'jh', amountFen: 100_00 }, 'the-same-recharge')))
      expect(both[0]).toEqual(both[1])
      expect(reasonOf(await mine().begin({ channel: 'jh', amountFen: 200_00 }, 'the-same-recharge'))).toBe('key-reused')
      expect(valueOf(await mine().list(null)).items).toHaveLength(1)
    })

    it('[WAL-40] pays the order that it was begun for, in the instant in which it is credited', async () => {
      const { order, amountFen, pay, found } = await orderToPay()
      const id = valueOf(await pay())
      expect(valueOf(await pay())).toBe(id)
      expect(valueOf(await mine().find(id))).toMatchObject({ amountFen, purpose: { orderId: order.id, outcome: 'waiting' } })
      valueOf(await world().chargeNews(id, { kind: 'paid', amountFen }))
      expect(await found()).toMatchObject({ status: 3, paidFen: amountFen })
      expect(await availableFen()).toBe(0)
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 3, purpose: { outcome: 'paid' } })
      expect(reasonOf(await pay())).not.toBe('ok')
    })

    it('[WAL-46] pays its order also where a reviewer credits it, because the channel was silent', async () => {
      const { amountFen, pay, found } = await orderToPay()
      const id = valueOf(await pay())
      for (const status of [1, 2]) valueOf(await world().reviewRecharge(id, { status, why: 'seen at the bank' }))
      expect(await world().reviewRecharge(id, { status: 3 })).toMatchObject({ failure: { reason: 'parameter-missing', field: 'reference' } })
      valueOf(await world().reviewRecharge(id, { status: 3, why: 'seen at the bank' }, 'B-46'))
      expect(await found()).toMatchObject({ status: 3, paidFen: amountFen })
      expect(await availableFen()).toBe(0)
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 3, purpose: { outcome: 'paid' } })
      valueOf(await world().chargeNews(id, { kind: 'paid', amountFen }))
      expect(await availableFen()).toBe(0)
    })

    it('[WAL-41] stays in the wallet, and says so, when the order cannot be paid any more', async () => {
      const { order, amountFen, pay, found } = await orderToPay()
      const id = valueOf(await pay())
      valueOf(await world().buyer.device.orders.cancel(order.id, newKey()))
      valueOf(await world().chargeNews(id, { kind: 'paid', amountFen }))
      expect(await found()).toMatchObject({ status: 2, paidFen: 0 })
      expect(await availableFen()).toBe(amountFen)
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 3, purpose: { outcome: 'kept' } })
    })

    it('[WAL-40] is begun for an order only by its buyer, and for what is due', async () => {
      const { order, amountFen } = await orderToPay()
      const payment = { channel: 'wy', orderId: order.id, part: 'deposit', amountFen } as const
      expect(reasonOf(await world().secondBuyer.device.recharges.payOrder(payment, newKey()))).toBe('not-found')
      expect(reasonOf(await mine().payOrder({ ...payment, amountFen: amountFen + 1 }, newKey()))).toBe('terms-changed')
      expect(reasonOf(await mine().payOrder({ ...payment, part: 'balance' }, newKey()))).toBe('terms-changed')
      expect(reasonOf(await mine().payOrder({ ...payment, orderId: 'none' as OrderId }, newKey()))).toBe('not-found')
      expect(valueOf(await mine().list(null)).items).toEqual([])
    })

    it('[WAL-42] a transfer is handed in with its receipt, and credited by a reviewer', async () => {
      const { buyer, secondBuyer } = world()
      const receipt = valueOf(await buyer.device.uploads.picture(SMALL_PNG)).id
      const theirs = valueOf(await secondBuyer.device.uploads.picture(SMALL_PNG)).id
      for (const wrong of ['no-such-picture', theirs]) expect(await mine().transfer({ amountFen: 100_00, receipt: wrong }, newKey())).toMatchObject({ failure: { field: 'receipt' } })
      const { id } = valueOf(await mine().transfer({ amountFen: 100_00, receipt }, newKey()))
      expect(reasonOf(await mine().cashier(id, 'browser'))).toBe('bad-parameter')
      expect(await world().chargeNews(id, { kind: 'paid', amountFen: 100_00 })).toMatchObject({ failure: { field: 'channel' } })
      for (const status of [1, 2]) valueOf(await world().reviewRecharge(id, { status }))
      expect(await availableFen()).toBe(0)
      expect(await world().reviewRecharge(id, { status: 3 })).toMatchObject({ failure: { reason: 'parameter-missing', field: 'reference' } })
      valueOf(await world().reviewRecharge(id, { status: 3, by: 'wang', why: 'bank slip 77' }, 'B-77'))
      expect(await availableFen()).toBe(100_00)
      expect(reasonOf(await world().reviewRecharge(id, { status: 3 }))).toBe('bad-parameter')
      expect(valueOf(await mine().find(id))).toMatchObject({ channel: 'transfer', status: 3, steps: [{ status: 1 }, { status: 2 }, { status: 3, by: 'wang', why: 'bank slip 77' }] })
    })

    it('[WAL-44] a receipt backs one transfer that waits or was credited, whoever hands it in and under whatever id, and is free again once that one failed', async () => {
      const { buyer, secondBuyer } = world()
      const handIn = async ({ device }: typeof buyer) => device.recharges.transfer({ amountFen: 100_00, receipt: valueOf(await device.uploads.picture(SMALL_PNG)).id }, newKey())
      const used = { ok: false, failure: { reason: 'receipt-used', field: 'receipt' } }
      const { id } = valueOf(await handIn(buyer))
      expect(await handIn(buyer)).toMatchObject(used)
      expect(await handIn(secondBuyer)).toMatchObject(used)
      valueOf(await world().reviewRecharge(id, { status: 4, why: 'the picture is blurred' }))
      const again = await Promise.all([handIn(buyer), handIn(secondBuyer), handIn(buyer)])
      expect(again.filter((answer) => answer.ok)).toHaveLength(1)
      const second = again.flatMap((answer) => (answer.ok ? [answer.value.id] : []))[0] ?? ''
      for (const status of [1, 2, 3]) valueOf(await world().reviewRecharge(second, { status }, 'B-1'))
      expect(await handIn(buyer)).toMatchObject(used)
      expect(await handIn(secondBuyer)).toMatchObject(used)
    })

    it('[WAL-45] no movement of the bank is credited twice, by hand or by itself', async () => {
      const [first, second] = [valueOf(await mine().ownAccount()), valueOf(await world().secondBuyer.device.recharges.ownAccount())]
      const { id } = valueOf(await mine().transfer({ amountFen: 188_00, receipt: valueOf(await world().buyer.device.uploads.picture(SMALL_PNG)).id }, newKey()))
      for (const status of [1, 2]) valueOf(await world().reviewRecharge(id, { status }))
      valueOf(await world().transferArrives(first.number, 188_00, 'B-1'))
      expect(await world().reviewRecharge(id, { status: 3 }, 'B-1')).toMatchObject({ failure: { reason: 'key-reused', field: 'reference' } })
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 2 })
      expect(await availableFen()).toBe(188_00)
      valueOf(await world().reviewRecharge(id, { status: 3 }, 'B-2'))
      valueOf(await world().transferArrives(second.number, 188_00, 'B-2'))
      expect(await availableFen()).toBe(376_00)
      expect(valueOf(await world().secondBuyer.device.wallet.capital()).availableFen).toBe(0)
    })

    it('[WAL-45] [WAL-50] a channel’s recharge is credited by hand behind its review only, and with the bank’s name for it', async () => {
      const { id } = await begun()
      for (const by of ['reviewer', 'channel']) expect(reasonOf(await world().reviewRecharge(id, { status: 2, by }, 'B-1'))).toBe('bad-parameter')
      valueOf(await world().chargeNews(id, { kind: 'processing' }))
      expect(await world().reviewRecharge(id, { status: 3 })).toMatchObject({ failure: { reason: 'parameter-missing', field: 'reference' } })
      expect(await availableFen()).toBe(0)
      valueOf(await world().reviewRecharge(id, { status: 3 }, 'B-1'))
      expect(await availableFen()).toBe(100_00)
    })

    it('[WAL-34] a large one is credited by two, and never by one, also where its channel had begun with it', async () => {
      const fen = TWO_REVIEWERS_FROM_FEN
      const [mineOnly, accepted] = [await begun(fen, 'wy'), await begun(fen, 'wy')]
      const review = (id: string, status: number, by: string) => world().reviewRecharge(id, { status, by }, 'B-1')
      for (const status of [1, 5]) valueOf(await review(mineOnly.id, status, 'wang'))
      expect(reasonOf(await review(mineOnly.id, 2, 'Wang '))).toBe('bad-parameter')
      valueOf(await review(mineOnly.id, 2, 'zhao'))
      valueOf(await world().chargeNews(accepted.id, { kind: 'processing' }))
      expect(reasonOf(await review(accepted.id, 3, 'wang'))).toBe('bad-parameter')
      expect(await availableFen()).toBe(0)
      valueOf(await review(mineOnly.id, 3, 'wang'))
      valueOf(await world().chargeNews(accepted.id, { kind: 'paid', amountFen: fen }))
      expect(await availableFen()).toBe(2 * fen)
    })

    it('[WAL-34] a large sum that came late is credited by two, with the bank’s name for it', async () => {
      const amountFen = TWO_REVIEWERS_FROM_FEN
      const { id } = await begun(amountFen, 'wy')
      const { chargeNews, creditLate } = world()
      valueOf(await chargeNews(id, { kind: 'closed', why: '超时未支付' }))
      valueOf(await chargeNews(id, { kind: 'paid', amountFen }))
      expect(await creditLate(id)).toMatchObject({ failure: { reason: 'parameter-missing', field: 'second' } })
      expect(await creditLate(id, { second: 'zhao', reference: null })).toMatchObject({ failure: { reason: 'parameter-missing', field: 'reference' } })
      expect(reasonOf(await creditLate(id, { second: 'reviewer', reference: 'B-1' }))).toBe('bad-parameter')
      expect([await availableFen(), valueOf(await mine().find(id)).late]).toEqual([0, 'waiting'])
      valueOf(await creditLate(id, { second: 'zhao', reference: 'B-1' }))
      expect([await availableFen(), valueOf(await mine().find(id)).late]).toEqual([amountFen, 'credited'])
    })

    it('[WAL-43] an account is made for one person once, and what arrives there is theirs, each movement once', async () => {
      const account = valueOf(await mine().ownAccount())
      expect(valueOf(await mine().ownAccount())).toEqual(account)
      const other = valueOf(await world().secondBuyer.device.recharges.ownAccount())
      expect(other.number).not.toBe(account.number)
      valueOf(await world().transferArrives(account.number, 88_00, 'bank-1'))
      valueOf(await world().transferArrives(account.number, 88_00, 'bank-1'))
      valueOf(await world().transferArrives(account.number, 12_00, 'bank-2'))
      expect(await availableFen()).toBe(100_00)
      expect(reasonOf(await world().transferArrives('999', 88_00, 'bank-3'))).toBe('not-found')
      expect(valueOf(await mine().list(null)).items.map(({ status }) => status)).toEqual([3, 3])
    })

    it('[WAL-37] lists from the newest on, page after page', async () => {
      for (let count = 0; count < 12; count += 1) await begun(100_00 + count)
      const listed = await everyItem((cursor) => mine().list(cursor))
      expect(listed.map(({ amountFen }) => amountFen).sort()).toEqual(Array.from({ length: 12 }, (_, at) => 100_00 + at).sort())
    })

    it('[WAL-9] is unknown to everybody else, and for people who are logged in', async () => {
      const { id } = await begun()
      const other = world().secondBuyer.device.recharges
      for (const answer of [await other.find(id), await other.cashier(id, 'browser')]) expect(reasonOf(answer)).toBe('not-found')
      const { recharges } = world().openDevice()
      for (const answer of [recharges.ways(), recharges.find(id), recharges.list(null), recharges.cashier(id, 'browser'), recharges.ownAccount(), recharges.begin({ channel: 'jh', amountFen: 100_00 }, newKey())]) {
        expect(reasonOf(await answer)).toBe('login-required')
      }
      await world().advance(DAY_MS)
      expect(valueOf(await mine().find(id)).id).toBe(id)
    })
  })
}
