import { describe, expect, it } from 'vitest'
import { sellDraftText } from '../../src/selling/index.ts'
import { aSellForm } from '../a-sell-form.ts'
import type { OpenFixture } from '../fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'

const ONE = sellDraftText(aSellForm({ title: '第一台手机上写的' }))
const OTHER = sellDraftText(aSellForm({ title: '第二台手机上写的' }))

export function sellDraftsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the SellDrafts contract`, () => {
    const fixture = withFixture(open)

    it('keeps one draft of a person for all devices, and forgets it when told (SEL-19)', async () => {
      const { buyer, seller } = fixture()
      const { sellDrafts } = buyer.device
      expect(valueOf(await sellDrafts.read())).toBeNull()
      const first = valueOf(await sellDrafts.save(0, ONE))
      const second = valueOf(await sellDrafts.save(first.revision, OTHER))
      expect(valueOf(await sellDrafts.read())).toEqual(second)
      expect([second.content, second.revision > first.revision]).toEqual([OTHER, true])
      expect(valueOf(await seller.device.sellDrafts.read())).toBeNull()
      valueOf(await sellDrafts.drop())
      expect(valueOf(await sellDrafts.read())).toBeNull()
    })

    it('overwrites nothing that another device has kept meanwhile (SEL-20)', async () => {
      const { sellDrafts } = fixture().buyer.device
      const first = valueOf(await sellDrafts.save(0, ONE))
      valueOf(await sellDrafts.save(first.revision, ONE))
      for (const revision of [0, first.revision])
        expect(reasonOf(await sellDrafts.save(revision, OTHER))).toBe('changed-elsewhere')
      expect(valueOf(await sellDrafts.read())?.content).toBe(ONE)
    })

    it('drops the draft of what was handed in (SEL-19)', async () => {
      const { sellDrafts, selling } = fixture().buyer.device
      valueOf(await sellDrafts.save(0, ONE))
      valueOf(await selling.submit(aSellForm(), 'key-1'))
      expect(valueOf(await sellDrafts.read())).toBeNull()
    })

    it('takes only what is a draft (SEL-19)', async () => {
      const { buyer } = fixture()
      for (const content of ['x', '[]', '{"version":1}'])
        expect(await buyer.device.sellDrafts.save(0, content)).toMatchObject({
          ok: false,
          failure: { reason: 'bad-parameter', field: 'content' },
        })
    })
  })
}
