import { describe, expect, it } from 'vitest'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

/** The ports of one or two methods: pictures, proposals, what the platform says, WeChat. */
export function accountExtrasContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Uploads, Proposals, Company and WeChat contracts`, () => {
    const fixture = withFixture(open)

    it('takes a picture, and whatever it is called only if it is one (INP-10)', async () => {
      const { uploads } = fixture().buyer.device
      const { id, url } = valueOf(await uploads.picture(SMALL_PNG))
      expect(url).toContain(id)
      valueOf(await uploads.picture({ ...SMALL_PNG, type: 'image/jpeg' }))
      const text = new TextEncoder().encode('<script>alert(1)</script>')
      for (const bytes of [text, new Uint8Array(), SMALL_PNG.bytes.slice(0, 3)]) {
        expect(reasonOf(await uploads.picture({ type: 'image/png', bytes }))).toBe('picture-refused')
      }
      expect(reasonOf(await fixture().openDevice().uploads.picture(SMALL_PNG))).toBe('login-required')
    })

    it('takes a proposal with its pictures (ACC-19, ACC-20)', async () => {
      const { uploads, proposals } = fixture().buyer.device
      const { id } = valueOf(await uploads.picture(SMALL_PNG))
      valueOf(await proposals.add({ content: '希望列表能按<b>粉丝数</b>排序 😀', contact: '', photos: [id] }))
      valueOf(await proposals.add({ content: '希望能导出账单', contact: '13800000001', photos: [] }))
    })

    it('says who the platform is, and what is agreed to, to every visitor (COM-4)', async () => {
      const { company } = fixture().openDevice()
      const info = valueOf(await company.info())
      expect(info).toMatchObject({
        companyName: expect.stringContaining('店渡网络科技有限公司'),
        contacts: { qq: expect.any(String) },
      })
      const { zh, en } = valueOf(await company.agreement('registration'))
      expect([zh.articles.length, en.articles.length]).toEqual([5, 5])
    })

    it('gives WeChat what it asks for (SHL-10)', async () => {
      const { weChat } = fixture().openDevice()
      const config = valueOf(await weChat.config('https://m.diandu.example/shop/1?x=1#top'))
      expect(config.signature).toMatch(/^[\da-f]{40}$/)
      expect(config.timestamp).toBeLessThan(1e11)
      expect(valueOf(await weChat.gameUrl())).toMatch(/^https:/)
    })
  })
}
