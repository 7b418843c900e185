import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'

describeOnEachEngine('An account that staff close', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { addStaff, logIn, send } = await openConsole(db)
    await addStaff('ke', ['support'])
    await addStaff('he', ['identity'])
    const [ke, he] = [await logIn('ke'), await logIn('he')]
    const close = (id: string) => send('POST', 'people/close', { id, reason: '本人要求注销' }, { cookie: ke })
    const approve = (id: string, cookie = he) =>
      send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '已核对身份' }, { cookie })
    const idOf = ({ data }: { readonly data: unknown }) => (data as { readonly id: string }).id
    const person = (id: string) => send('GET', 'people/one', { id }, { cookie: ke })
    return { db, fixture, ke, he, send, close, approve, idOf, person }
  }

  it('is closed by two, and then as if its user had closed it (ADM-29)', async () => {
    const { fixture, ke, he, send, close, approve, idOf, person } = await begin()
    const { secondBuyer } = fixture
    const id = idOf(await close(secondBuyer.userId))
    expect((await send('GET', 'proposals', { locale: 'en' }, { cookie: he })).data).toMatchObject([
      {
        changes: [
          { before: 'Open', after: 'Closed for good' },
          { before: '138****0002', after: 'Released' },
        ],
      },
    ])
    expect((await approve(id, ke)).reason).toBe('own-request')
    expect(reasonOf(await secondBuyer.device.inbox.state())).toBe('ok')
    expect((await approve(id)).code).toBe(SUCCESS)
    expect(reasonOf(await secondBuyer.device.inbox.state())).not.toBe('ok')
    expect((await person(secondBuyer.userId)).data).toMatchObject({ standing: 'closed', mobile: '' })
    expect((await close(secondBuyer.userId)).reason).toBe('request-closed')
    expect((await close('nobody')).reason).toBe('not-found')
  })

  it('is not closed while something of it is open, also where that came after the proposal (ADM-29, ADM-20)', async () => {
    const { fixture, close, approve, idOf, person } = await begin()
    const { seller, buyer } = fixture
    expect((await close(seller.userId)).reason).toBe('account-unsettled')
    const id = idOf(await close(buyer.userId))
    await fixture.credit(buyer.userId, 100_00)
    for (const _ of [1, 2]) expect((await approve(id)).reason).toBe('account-unsettled')
    expect((await person(buyer.userId)).data).toMatchObject({ standing: 'open' })
  })
})
