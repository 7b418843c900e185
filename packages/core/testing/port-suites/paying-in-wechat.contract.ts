import { describe, expect, it } from 'vitest'
import type { Recharges } from '../../src/wallet/index.ts'
import { withFixture } from '../with-fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import type { OpenFixture, Person } from '../fixture.ts'

/** A recharge and the way to pay it inside WeChat, which is asked who is there where that is not known. */
export function payingInWeChatContract(name: string, open: OpenFixture): void {
  describe(`${name} takes payments inside WeChat`, () => {
    const fixture = withFixture(open)
    let keys = 0
    const begun = async ({ device }: Person, channel: 'jh' | 'wy' = 'jh') =>
      valueOf(await device.recharges.begin({ channel, amountFen: 100_00 }, `wechat-key-${(keys += 1)}`)).id
    const visit = async (recharges: Recharges, id: string) => {
      const cashier = valueOf(await recharges.cashier(id, 'wechat'))
      if (cashier.kind !== 'visit') throw new Error(`WeChat is not asked who is there: ${cashier.kind}`)
      return fixture().answerWeChatVisit(cashier.url)
    }
    const beKnown = async ({ device }: Person, id: string) =>
      valueOf(await device.weChat.comeBack(await visit(device.recharges, id)))

    it('a payment by scanning asks WeChat who the payer is, once for a session, and is then paid in WeChat’s own sheet (WAL-60)', async () => {
      const { buyer, secondBuyer } = fixture()
      const id = await begun(buyer)
      await beKnown(buyer, id)
      for (const one of [id, id, await begun(buyer)]) {
        const terms = {
          appId: expect.stringMatching(/^wx/),
          timeStamp: expect.stringMatching(/^\d{10}$/),
          nonceStr: expect.stringMatching(/^[\w-]{1,32}$/),
          package: expect.stringMatching(/^prepay_id=\S+$/),
          signType: 'RSA',
          paySign: expect.stringMatching(/^[\w+/]+=*$/),
        }
        expect(valueOf(await buyer.device.recharges.cashier(one, 'wechat'))).toEqual({ kind: 'sheet', terms })
      }
      expect(valueOf(await secondBuyer.device.recharges.cashier(await begun(secondBuyer), 'wechat')).kind).toBe('visit')
      valueOf(await fixture().chargeNews(id, { kind: 'paid', amountFen: 100_00 }))
      expect(reasonOf(await buyer.device.recharges.cashier(id, 'wechat'))).toBe('bad-parameter')
    })

    it('what is paid at a bank’s own page is paid there inside WeChat too (WAL-60)', async () => {
      const { buyer } = fixture()
      expect(valueOf(await buyer.device.recharges.cashier(await begun(buyer, 'wy'), 'wechat')).kind).toBe('page')
    })

    it('what was opened in one place is closed there before it could be paid in another; nothing is charged, and begun again it is paid here (WAL-61)', async () => {
      const { buyer } = fixture()
      const { recharges } = buyer.device
      await beKnown(buyer, await begun(buyer))
      for (const [first, then] of [
        ['browser', 'wechat'],
        ['wechat', 'browser'],
      ] as const) {
        const id = await begun(buyer)
        const opened = valueOf(await recharges.cashier(id, first))
        expect(valueOf(await recharges.cashier(id, first)).kind).toBe(opened.kind)
        expect(reasonOf(await recharges.cashier(id, then))).toBe('cashier-moved')
        expect(valueOf(await recharges.find(id))).toMatchObject({ status: 'failed', steps: [{ by: 'channel' }] })
        expect(reasonOf(await recharges.cashier(id, first))).toBe('bad-parameter')
        expect(valueOf(await recharges.cashier(await begun(buyer), then)).kind).not.toBe(opened.kind)
      }
      expect(valueOf(await buyer.device.wallet.capital()).availableFen).toBe(0)
    })

    it('WeChat’s answer is believed once, by the session that was sent there, and where it names a payer (SHL-26)', async () => {
      const { buyer, secondBuyer } = fixture()
      const [id, theirs] = [await begun(buyer), await begun(secondBuyer)]
      const answer = await visit(buyer.device.recharges, id)
      for (const wrong of [
        { ...answer, code: '' },
        { ...answer, code: 'a-code-of-nobody' },
        { ...answer, state: '' },
        { ...answer, state: `${answer.state}0` },
      ]) {
        expect(reasonOf(await buyer.device.weChat.comeBack(wrong))).toBe('wechat-visit-over')
      }
      expect(reasonOf(await secondBuyer.device.weChat.comeBack(answer))).toBe('wechat-visit-over')
      expect(reasonOf(await fixture().openDevice().weChat.comeBack(answer))).toBe('login-required')
      for (const [person, recharge] of [
        [buyer, id],
        [secondBuyer, theirs],
      ] as const)
        expect(valueOf(await person.device.recharges.cashier(recharge, 'wechat')).kind).toBe('visit')
      valueOf(await buyer.device.weChat.comeBack(answer))
      expect(reasonOf(await buyer.device.weChat.comeBack(answer))).toBe('wechat-visit-over')
      expect(valueOf(await buyer.device.recharges.cashier(id, 'wechat')).kind).toBe('sheet')
    })
  })
}
