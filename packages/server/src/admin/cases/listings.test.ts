import type { CaseBlock, CaseDetail, RevealedCase } from '@diandu/core/admin'
import { aListableForm, pictureOf, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'

describeOnEachEngine('Listings in the console', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { selling } = fixture.buyer.device
    const form = await aListableForm(fixture, fixture.buyer, { description: '老客稳定，全网最低价转让。' })
    const { id } = valueOf(await selling.submit(form, 'the-first-form-of-all'))
    const { addStaff, logIn, send } = await openConsole(db)
    for (const [login, name] of [
      ['li', '李娜'],
      ['zhao', '赵敏'],
    ] as const)
      await addStaff(login, ['reviewer'], { name })
    const [li, zhao] = [await logIn('li'), await logIn('zhao')]
    const shown = async (cookie = li) =>
      (await send('GET', 'listings/one', { id, locale: 'zh-CN' }, { cookie })).data as CaseDetail
    const decide = async (decision: string, fields = {}, cookie = li, words = '') =>
      send('POST', `listings/decide/${decision}`, { id, version: (await shown()).version, words, fields }, { cookie })
    return { db, id, form, selling, fixture, send, li, zhao, shown, decide }
  }
  const notices = ({ blocks }: CaseDetail) =>
    blocks.flatMap((block) => (block.kind === 'notice' ? [[block.title, block.lines] as const] : []))
  const ofKind = <Kind extends CaseBlock['kind']>({ blocks }: CaseDetail, kind: Kind) =>
    blocks.filter((block): block is Extract<CaseBlock, { readonly kind: Kind }> => block.kind === kind)

  it('shows what changed since it was accepted last, the seller’s history and prohibited words (SEL-6)', async () => {
    const { form, selling, id, shown, decide } = await begin()
    const first = await shown()
    expect(ofKind(first, 'changes')).toEqual([])
    expect(notices(first).map(([title]) => title)).toEqual(['出现的违禁词'])
    expect((await decide('accept')).code).toBe(SUCCESS)
    valueOf(await selling.change(id, 2, { ...form, fans: '12001' }))
    const second = await shown()
    expect(ofKind(second, 'changes')).toMatchObject([{ changes: [{ what: '粉丝数', after: '12,001' }] }])
    const facts = ofKind(second, 'facts')[0]?.facts ?? []
    expect(facts).toContainEqual({ label: '曾通过', value: '1' })
    expect(facts).toContainEqual({ label: '属实的举报', value: '0' })
  })

  it('shows its reviewer what the rules say of its way of transfer, and warns of a refusal (TRF-12)', async () => {
    const { fixture, form, send, li, shown } = await begin()
    const transferOf = (detail: CaseDetail) =>
      ofKind(detail, 'facts').find(({ title }) => title === '能不能过户')?.facts ?? []
    expect(transferOf(await shown())).toContainEqual({ label: '规则版本', value: '2026-11-26' })
    const photos = (await aListableForm(fixture, fixture.seller, {})).photos
    const { id } = valueOf(
      await fixture.seller.device.selling.submit(
        {
          ...form,
          photos,
          platform: '2',
          kind: 'personal',
          platformShopId: '99887766',
          shopAddress: 'https://shop99887766.taobao.com',
          transferWay: 'real-name-change',
          shopHolderKind: 'person',
        },
        'a-shop-of-a-person',
      ),
    )
    const detail = (await send('GET', 'listings/one', { id, locale: 'zh-CN' }, { cookie: li })).data as CaseDetail
    expect(notices(detail)).toContainEqual(['按读到的规则，不能这样过户', ['卖账号、移交登录']])
    expect(transferOf(detail)).toEqual([
      { label: '卖账号、移交登录', value: '不能过户' },
      { label: '请向平台确认', value: expect.stringMatching(/^来自二手资料，不是平台自己的页面/) },
      { label: '说明', value: '平台禁止买卖账号' },
      { label: '来源', value: '二手资料 insight.xiaoduoai.com 2026-11-26' },
      { label: '规则版本', value: '2026-11-26' },
    ])
  })

  it('says which other seller’s listing has the same picture', async () => {
    const { fixture, shown } = await begin()
    const other = await aListableForm(fixture, fixture.seller, {})
    const { id } = valueOf(await fixture.seller.device.selling.submit(other, 'another-seller-altogether'))
    expect(
      notices(await shown())
        .flatMap(([, lines]) => lines)
        .join(),
    ).toContain(id)
  })

  it('has a figure inspected by a file, which another reviewer looks at and confirms (SEL-29, SEL-36, ADM-11)', async () => {
    const { id, db, send, zhao, shown, decide } = await begin()
    const file = Buffer.from(pictureOf(1).bytes).toString('base64')
    expect((await decide('inspect', { figure: 'ratings', file: 'AAAA' })).reason).toBe('file-wrong-type')
    expect((await decide('inspect', { figure: 'ratings', file })).code).toBe(SUCCESS)
    const [sealed] = ofKind(await shown(), 'sealed')
    expect(sealed?.title).toBe('验店凭证 · 店铺评分')
    const look = { id, key: sealed?.key ?? '', reason: '复核', locale: 'zh-CN' }
    const { addresses } = (await send('POST', 'listings/reveal', look, { cookie: zhao })).data as RevealedCase
    expect(addresses).toEqual([`data:image/png;base64,${file}`])
    expect((await decide('confirm', { figure: 'ratings' })).code).not.toBe(SUCCESS)
    expect((await decide('confirm', { figure: 'ratings' }, zhao)).code).toBe(SUCCESS)
    const log = await db.query<{ staffId: string; after: string }>(
      "SELECT staff_id, after FROM staff_log WHERE object_kind = 'listing' ORDER BY number",
      [],
    )
    expect(log.map(({ staffId }) => staffId)).toEqual(['li', 'zhao', 'zhao'])
    expect(log[0]?.after).not.toContain(file.slice(0, 40))
  })
})
