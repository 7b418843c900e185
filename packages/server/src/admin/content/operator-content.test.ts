import type { ContentDocument, SeenDraft } from '@diandu/core/admin'
import { toCompanyInfo } from '@diandu/core/company'
import { expect, it } from 'vitest'
import { companyContent, companyOf, currentCompany } from '../../account/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { readSettings } from '../../settings.ts'
import { currentTransferAccount, keepTransferAccount } from '../../wallet/index.ts'
import { openConsole } from '../testing/open-console.ts'

const { company, houseAccount } = readSettings({})
const COMPANY = { kind: 'company', id: 'company' } as const
const ACCOUNT = { kind: 'transfer-account', id: 'transfer-account' } as const

describeOnEachEngine('The particulars of the operator', (open) => {
  const begin = async () => {
    const db = await open()
    const desk = await openConsole(db)
    await desk.addStaff('neirong', ['content'])
    await desk.addStaff('fuhe', ['checker'])
    const cookies = new Map<string, string>()
    const call = async (method: 'GET' | 'POST', path: string, input: Record<string, unknown>, by = 'neirong') => {
      const cookie = cookies.get(by) ?? (await desk.logIn(by))
      cookies.set(by, cookie)
      return desk.send(method, path, input, { cookie })
    }
    await companyContent.keep(db, companyOf(company), desk.clock.now())
    await keepTransferAccount(db, houseAccount, desk.clock.now())
    const shown = async (name: typeof COMPANY | typeof ACCOUNT) =>
      (await call('GET', 'content/one', name)).data as ContentDocument
    const bodyWith = async (name: typeof COMPANY | typeof ACCOUNT, change: object) => {
      const { currentBody } = await shown(name)
      return JSON.stringify({ ...(JSON.parse(currentBody ?? '{}') as object), ...change })
    }
    const save = async (name: typeof COMPANY | typeof ACCOUNT, change: object) =>
      (await call('POST', 'content/save', { ...name, body: await bodyWith(name, change), seen: null }))
        .data as SeenDraft
    /** Proposed by one account and approved by another. */
    const publish = async (name: typeof COMPANY | typeof ACCOUNT, seen: unknown) => {
      expect((await call('POST', 'content/publish', { ...name, seen, at: null })).reason).toBe('own-request')
      const proposed = await call('POST', 'content/propose', { ...name, seen, at: null, reason: '资料有变' })
      const decided = { id: (proposed.data as { id: string }).id, verdict: 'approved', reason: '已核对' }
      expect((await call('POST', 'proposals/decide', decided)).reason).toBe('own-request')
      return () => call('POST', 'proposals/decide', decided, 'fuhe')
    }
    const nameNow = async () => toCompanyInfo(await currentCompany(db, company)).companyName
    return { db, desk, call, shown, save, bodyWith, publish, nameNow }
  }

  it('the company is changed by two, follows the settings until then, and comes back (ADM-117, ADM-137)', async () => {
    const { db, desk, call, shown, save, publish, nameNow } = await begin()
    expect(await currentCompany(db, company)).toEqual(company)
    await companyContent.keep(db, { ...companyOf(company), companyName: '改了设置' }, desk.clock.now())
    expect(await nameNow()).toBe('改了设置')
    const seen = await save(COMPANY, { companyName: '店渡新名' })
    const approve = await publish(COMPANY, seen)
    expect(await nameNow()).toBe('改了设置')
    expect((await approve()).code).toBe('000000')
    expect(await nameNow()).toBe('店渡新名')
    await companyContent.keep(db, companyOf(company), desk.clock.now())
    expect(await nameNow()).toBe('店渡新名')
    expect((await shown(COMPANY)).versions.map(({ version, state }) => [version, state])).toEqual([
      [1, 'published'],
      [0, 'replaced'],
    ])
    const { data: copy } = await call('POST', 'content/copy', { ...COMPANY, version: 0 })
    await (
      await publish(COMPANY, copy)
    )()
    expect(await nameNow()).toBe('改了设置')
  })

  it('a fault is shown at its part in both languages (ADM-116, ADM-117)', async () => {
    const { call, bodyWith } = await begin()
    const wrong = { licenceNumber: '123', contactEmail: 'x', qq: '0', icp: '无', companyName: '' }
    const { data } = await call('POST', 'content/check', { ...COMPANY, body: await bodyWith(COMPANY, wrong) })
    expect(data).toEqual([
      expect.objectContaining({ field: 'companyName', zh: '请填写', en: 'Must not be empty' }),
      expect.objectContaining({ field: 'licenceNumber', zh: '须为统一社会信用代码' }),
      expect.objectContaining({ field: 'icp', zh: '须含备案号，如 闽ICP备12345678号' }),
      expect.objectContaining({ field: 'contactEmail', en: 'It has to be an e-mail address' }),
      expect.objectContaining({ field: 'qq', en: 'It is 5 to 12 digits' }),
    ])
    const { data: shape } = await call('POST', 'content/check', { ...COMPANY, body: '{"more": 1}' })
    expect(shape).toContainEqual(expect.objectContaining({ field: 'companyName', zh: '缺少这一项' }))
    expect(shape).toContainEqual(expect.objectContaining({ field: 'more', en: 'There is no such part' }))
  })

  it('the account for transfers is changed by two, and is none where the settings have none (ADM-117, ADM-45)', async () => {
    const { db, save, publish } = await begin()
    const numberNow = async () => (await currentTransferAccount(db, houseAccount))?.number
    const approve = await publish(ACCOUNT, await save(ACCOUNT, { number: '571900000019999' }))
    expect(await numberNow()).toBe(houseAccount?.number)
    expect((await approve()).code).toBe('000000')
    expect(await numberNow()).toBe('571900000019999')
    expect(await currentTransferAccount(db, null)).toBeNull()
  })
})
