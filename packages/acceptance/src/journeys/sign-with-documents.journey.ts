import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { buyInFull, contractOf, downloadContract, proveAndSign, type Bought } from '../api/contracts.ts'
import { cheapShops, companyShops } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { openSealedClient, type SealedClient } from '../api/sealed-client.ts'
import { aPhoto } from '../browser/a-photo.ts'
import { runOps } from '../server/run-ops.ts'
import { readSignatures } from '../signatures/read-signatures.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { logInOnPage } from './steps/enter.ts'
import { enterCode } from './steps/sign-contract.ts'
import { verifiedSeller } from './steps/verified-seller.ts'

const [MOBILE, COMPANY_MOBILE, SHOP_MOBILE] = ['13700000011', '13700000013', '13700000015']
const OWNER = { name: '周母', residentId: '110105192512310021' } as const
const COMPANY = {
  name: '厦门拾光服饰有限公司',
  creditCode: '91350200MA2XNAMM76',
  legalPerson: '周以宁',
  residentId: '440524188001010014',
} as const
const ORDERS = '/user_center/order'
const CONTRACTS = '/user_center/server/contract'
const READ = '我已阅读，去签署'

const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text)
const typedIn = (page: Page, label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue()
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** A photograph through the page's own file input, as far as the server has it. */
async function choosePhoto(page: Page, label: string): Promise<void> {
  await page.getByLabel(`${label} 拍照或从相册选择`).setInputFiles(await aPhoto(page, 900, 600))
  await page.getByRole('img', { name: `${label}已上传` }).waitFor()
}

/** The field of the first thing that is missing has the focus. */
const isFocused = (page: Page, label: string): Promise<boolean> =>
  page.getByLabel(`${label} 拍照或从相册选择`).evaluate((field) => field === document.activeElement)

async function signByName(page: Page, button: string): Promise<void> {
  await page.getByText('签署后不能撤回。').waitFor()
  await page.getByRole('radio', { name: '用姓名签' }).check({ force: true })
  await press(page, button)
  await page.waitForURL('**/sign-success?*')
}

describe('Contracts that are signed with documents', () => {
  const story = openStory()
  const { shoot } = story.album
  let sealed: SealedClient
  let forOwner: Bought
  let forCompany: Bought
  let seller: Page
  let buyer: Page
  let verified: Awaited<ReturnType<typeof verifiedSeller>>

  const ops = async (...args: readonly string[]): Promise<string> => {
    const run = await runOps(story.journey().installation, ...args)
    expect(run.exitCode, run.output).toBe(0)
    return run.output
  }
  /** The server looks at the document of this kind that waits, and says what it found. */
  const decide = async (what: string, word: 'accept' | 'refuse', why: string): Promise<void> => {
    const paper = new RegExp(`^(\\S{20}) .* ${what} of the `, 'm').exec(await ops('contracts', 'list'))?.[1] ?? 'none'
    await ops('contracts', word, paper, '--by', '验收', '--why', why)
  }
  const enter = async (name: string, path: string): Promise<Page> => {
    const { page } = await story.journey().phone()
    await page.goto(path)
    await page.waitForURL('**/login')
    await logInOnPage(page, name)
    await page.waitForURL(`**${path}`)
    return page
  }

  beforeAll(async () => {
    const { api } = story.journey()
    sealed = await openSealedClient(api)
    const [first, second] = await cheapShops(api, 2)
    if (first === undefined || second === undefined) throw new Error('The market is empty')
    forOwner = await buyInFull(api, await logIn(api, PEOPLE.zhou), first)
    forCompany = await buyInFull(api, await logIn(api, PEOPLE.qin), second)
    verified = await verifiedSeller(story.journey().installation, forOwner.seller)
    ;[seller, buyer] = await Promise.all([
      enter(forOwner.sellerName, CONTRACTS),
      enter(PEOPLE.qin, '/user_center/server/verify'),
    ])
  })

  it('a person shows three elements and both sides of their card; what is missing or wrong is told, and nothing typed is lost (CTR-5)', async () => {
    await ops(
      'owners',
      'set',
      forOwner.order.shop.id,
      '--person',
      OWNER.name,
      '--resident-id',
      OWNER.residentId,
      '--by',
      '验收',
      '--second',
      '复核',
      '--why',
      '平台后台登记为其母',
    )
    await seller.goto(`${CONTRACTS}?order=${forOwner.order.id}`)
    await press(seller, READ)
    await seller.getByRole('radio', { name: '三要素短信认证' }).check({ force: true })
    const { name, residentId } = verified
    await fill(seller, '姓名', name)
    await fill(seller, '身份证号', residentId)
    await press(seller, '返回')
    await press(seller, READ)
    expect([await typedIn(seller, '姓名'), await typedIn(seller, '身份证号')]).toEqual([name, residentId])
    await fill(seller, '手机号', MOBILE)
    await press(seller, '开始核实')
    await seller.getByLabel('短信验证码', { exact: true }).fill('000000')
    await seller.getByText('验证码不正确').waitFor()
    await seller.getByText(/^\d+ 秒后可重发$/).waitFor()
    await press(seller, '返回')
    expect(await typedIn(seller, '手机号')).toBe(MOBILE)
    await press(seller, '开始核实')
    await enterCode(seller, MOBILE)
    await seller.getByText('三要素短信认证已通过。还差一步。').waitFor()
    await seller.getByRole('heading', { name: '身份证照片' }).waitFor()
    await choosePhoto(seller, '人像面')
    await press(seller, '开始核实')
    await seller.getByText('请上传国徽面照片').waitFor()
    expect(await isFocused(seller, '国徽面')).toBe(true)
    await shoot(seller, '120-one-side')
    await choosePhoto(seller, '国徽面')
    await press(seller, '开始核实')
    await seller.getByText(`这家店登记在${OWNER.name}名下，由您（${verified.name}）签署`).waitFor()
  })

  it('a seller whose shop stands in another name is asked for a consent form by both names; what the server refuses says why, and upon the next one that it accepts they sign (CTR-41)', async () => {
    await press(seller, '提交授权书')
    await seller.getByText('请上传授权书照片').waitFor()
    expect(await isFocused(seller, '授权书')).toBe(true)
    await choosePhoto(seller, '授权书')
    await press(seller, '返回')
    await press(seller, READ)
    await seller.getByRole('img', { name: '授权书已上传' }).waitFor()
    await shoot(seller, '121-consent')
    await press(seller, '提交授权书')
    await seller.getByText('授权书审核中').waitFor()
    await shoot(seller, '121-waiting')
    await seller.goto(ORDERS)
    await seller.getByText('进行中').waitFor()
    expect(await seller.getByText('读合同并签署').count()).toBe(0)
    await seller.goto(`${CONTRACTS}?order=${forOwner.order.id}`)
    await seller.getByText('授权书审核中').waitFor()
    await decide('consent', 'refuse', '没有写日期')
    await press(seller, '看审核结果')
    await seller.getByText('原因：没有写日期').waitFor()
    await shoot(seller, '121-refused')
    await seller.goto(ORDERS)
    await seller.getByRole('link', { name: '材料没有通过审核，重新提交' }).click()
    await seller.getByText('原因：没有写日期').waitFor()
    await press(seller, READ)
    await seller.getByText('授权书没有通过审核').waitFor()
    await choosePhoto(seller, '授权书')
    await press(seller, '提交授权书')
    await seller.getByText('授权书审核中').waitFor()
    await press(seller, '返回合同')
    await decide('consent', 'accept', '与店铺登记一致')
    await press(seller, '看审核结果')
    await seller.getByText('授权书已通过审核').waitFor()
    await shoot(seller, '121-accepted')
    await press(seller, READ)
    await signByName(seller, '签署合同')
    await seller.getByText('您已签署').waitFor()
    const contract = await contractOf(sealed, forOwner.seller, forOwner.order.id)
    expect(contract).toMatchObject({
      status: 'seller-signed',
      seller: { owner: { name: OWNER.name }, signer: { name: verified.name }, proofs: ['three-elements', 'photo'] },
    })
    expect(readSignatures(await downloadContract(forOwner.seller, contract.id))[0]).toMatchObject({
      field: 'seller',
      isValid: true,
    })
  })

  it('a company’s reviewed documents stand in its contract, and it shows its legal representative and its equity; what the server refuses of that is shown again (CTR-33)', async () => {
    await buyer.getByRole('link', { name: '开始企业认证' }).tap()
    await fill(buyer, '统一社会信用代码', COMPANY.creditCode)
    await fill(buyer, '公司名称', COMPANY.name)
    await fill(buyer, '法定代表人姓名', COMPANY.legalPerson)
    await fill(buyer, '法定代表人身份证号', COMPANY.residentId)
    await choosePhoto(buyer, '营业执照照片')
    await press(buyer, '提交认证')
    await buyer.waitForURL('**/user_center/server/verify')
    const papers = new RegExp(`^(\\S+)\\s+${PEOPLE.qin}`, 'm').exec(await ops('papers', 'list'))?.[1] ?? ''
    await ops('papers', 'agree', papers, '--by', '验收', '--why', '执照核对无误')
    const { id } = await contractOf(sealed, forCompany.seller, forCompany.order.id)
    await proveAndSign(sealed, forCompany.seller, id, 'seller')

    await buyer.goto(`${CONTRACTS}?order=${forCompany.order.id}`)
    await press(buyer, READ)
    await buyer.getByRole('radio', { name: '股权证明' }).check({ force: true })
    await press(buyer, '开始核实')
    await buyer.getByText('请上传股权证明').waitFor()
    await buyer.getByRole('radio', { name: '企业法定代表人认证' }).check({ force: true })
    await fill(buyer, '公司名称', '厦门拾光贸易有限公司')
    await fill(buyer, '统一社会信用代码', COMPANY.creditCode)
    await fill(buyer, '法定代表人姓名', COMPANY.legalPerson)
    await fill(buyer, '法定代表人身份证号', COMPANY.residentId)
    await fill(buyer, '法定代表人手机号', COMPANY_MOBILE)
    await press(buyer, '开始核实')
    await buyer.getByText('公司名称与合同上的公司不一致').first().waitFor()
    expect(
      await buyer.getByLabel('公司名称', { exact: true }).evaluate((field) => field === document.activeElement),
    ).toBe(true)
    await fill(buyer, '公司名称', COMPANY.name)
    await press(buyer, '开始核实')
    await enterCode(buyer, COMPANY_MOBILE)
    await buyer.getByText('企业法定代表人认证已通过。还差最后一项。').waitFor()
    await choosePhoto(buyer, '股权证明')
    await shoot(buyer, '122-equity')
    await press(buyer, '开始核实')
    await buyer.getByText('股权证明审核中').waitFor()
    await buyer.getByText('您的材料期间，签署期限暂停', { exact: false }).first().waitFor()
    await shoot(buyer, '122-held')
    await decide('proof of equity', 'refuse', '看不清持股比例')
    await press(buyer, '看审核结果')
    await buyer.getByText('原因：看不清持股比例').waitFor()
    await press(buyer, READ)
    await buyer.getByRole('heading', { name: '股权证明', exact: true }).waitFor()
    await choosePhoto(buyer, '股权证明')
    await shoot(buyer, '122-another')
    await press(buyer, '开始核实')
    await buyer.getByText('股权证明审核中').waitFor()
    await decide('proof of equity', 'accept', '与登记一致')
    await press(buyer, '看审核结果')
    await press(buyer, READ)
    await signByName(buyer, '签署合同，开始交接')
    await buyer.getByText('合同已生效').waitFor()
  })

  it('an independent reader finds the company’s signature valid beside the others (SGN-1)', async () => {
    const contract = await contractOf(sealed, forCompany.seller, forCompany.order.id)
    expect(contract).toMatchObject({
      status: 'all-signed',
      buyer: { owner: { kind: 'company', name: COMPANY.name }, proofs: ['legal-representative', 'equity'] },
    })
    expect(
      readSignatures(await downloadContract(forCompany.seller, contract.id)).map(
        ({ field, isValid }) => `${field} ${isValid}`,
      ),
    ).toEqual(['seller true', 'buyer true', 'house true'])
  })

  it('a company’s shop that is sold as a share in the company is sold by that company, which its legal representative names (CTR-39)', async () => {
    const { api } = story.journey()
    const [shop] = await companyShops(api, 1)
    if (shop === undefined) throw new Error('No company shop is on sale')
    const sold = await buyInFull(api, await logIn(api, PEOPLE.zhou), shop)
    const page = await enter(sold.sellerName, CONTRACTS)
    const { name, residentId } = await verifiedSeller(story.journey().installation, sold.seller)
    await page.goto(`${CONTRACTS}?order=${sold.order.id}`)
    await press(page, READ)
    await page.getByRole('radio', { name: '企业法定代表人认证' }).check({ force: true })
    await fill(page, '公司名称', COMPANY.name)
    await fill(page, '统一社会信用代码', COMPANY.creditCode)
    await fill(page, '法定代表人姓名', name)
    await fill(page, '法定代表人身份证号', residentId)
    await fill(page, '法定代表人手机号', SHOP_MOBILE)
    await shoot(page, '125-company')
    await press(page, '开始核实')
    await enterCode(page, SHOP_MOBILE)
    await choosePhoto(page, '股权证明')
    await press(page, '开始核实')
    await page.getByText('合同已写上公司名称和您的姓名，请再读一遍，然后签署。').waitFor()
    await shoot(page, '125-named')
    await decide('proof of equity', 'accept', '与登记一致')
    await press(page, '看审核结果')
    await page.getByText('股权证明已通过审核').waitFor()
    await press(page, READ)
    await signByName(page, '签署合同')
    const contract = await contractOf(sealed, sold.seller, sold.order.id)
    expect(contract).toMatchObject({
      status: 'seller-signed',
      seller: {
        owner: { kind: 'company', name: COMPANY.name },
        signer: { name },
        proofs: ['legal-representative', 'equity'],
      },
    })
  })

  itWasWithoutFault('saw no fault on the way of contracts with papers', story)
})
