import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openCaseDesk } from '../testing/open-case-desk.ts'

const DRAFT = {
  service: 'design',
  packageId: null,
  name: '林女士',
  details: '接手了一家女装店，想换一套首页。',
  entry: null,
  os: null,
} as const

describeOnEachEngine('Services and feedback in the console', (open) => {
  it('a request for a service is taken, answered with a price, and closed; its mobile is sealed (ONB-12, ADM-11)', async () => {
    const desk = await openCaseDesk(await open(), 'services', 'support', 'content')
    const { fixture, waiting, shown, done, decide, reveal, everySight, worker, auditor, colleague, logged } = desk
    valueOf(await fixture.buyer.device.services.submit(DRAFT, null))
    const [first] = await waiting()
    if (first === undefined) throw new Error('A request waits')
    const { mobile, userId } = fixture.buyer
    for (const cookie of [worker, auditor]) expect(await everySight(first.id, cookie)).not.toContain(mobile)
    expect((await reveal(first.id, 'mobile', colleague)).reason).toBe('another-user')
    expect((await reveal(first.id, 'mobile')).data).toMatchObject({ facts: [{ value: mobile }] })
    expect(await done('take', first)).toBe(true)
    expect((await decide('take', first)).reason).toBe('changed-elsewhere')
    const taken = await shown(first.id)
    expect(taken.decisions.map(({ key }) => key)).toEqual(['answer', 'close'])
    expect(await done('answer', taken, '材料齐全', { price: 2880_00 })).toBe(true)
    expect(await waiting()).toEqual([])
    const answered = await shown(first.id)
    expect(JSON.stringify(answered.blocks)).toContain('2,880')
    expect(await done('answer', answered, '改为', { price: -1 })).toBe(false)
    expect(await done('close', answered, '已办理完成')).toBe(true)
    expect((await shown(first.id)).decisions).toEqual([])
    expect((await logged()).map((one) => [one.act, one.userId])).toEqual([
      ['see-contact', userId],
      ['work-services', userId],
      ['work-services', userId],
      ['work-services', userId],
    ])
  })

  it('feedback is answered or closed once, and its answer reaches its author (ADM-35)', async () => {
    const desk = await openCaseDesk(await open(), 'feedback', 'support', 'content')
    const { fixture, waiting, shown, done, reveal, everySight, worker, logged, today } = desk
    const { proposals, inbox } = fixture.buyer.device
    const contact = '13911112222'
    valueOf(await proposals.add({ content: '希望列表能按粉丝数排序', contact, photos: [] }))
    valueOf(await proposals.add({ content: '希望能导出账单', contact: '', photos: [] }))
    const [first, second] = await waiting()
    if (first === undefined || second === undefined) throw new Error('Two wait')
    expect(await everySight(first.id, worker)).not.toContain(contact)
    const withContact = first.title.startsWith('希望列表') ? first : second
    expect((await reveal(withContact.id, 'contact')).data).toMatchObject({ facts: [{ value: contact }] })
    expect(await done('answer', first, '已经有了')).toBe(true)
    expect(await done('answer', first, '已经有了')).toBe(false)
    expect(await done('close', second, '重复')).toBe(true)
    expect((await shown(second.id)).state).toBe('Closed')
    const told = JSON.stringify(valueOf(await inbox.list(null, null)))
    expect([told.includes('已经有了'), told.includes('重复')]).toEqual([true, false])
    expect(await today()).toBe(0)
    expect((await logged()).map(({ act }) => act)).toEqual(['see-contact', 'answer-feedback', 'answer-feedback'])
  })
})
