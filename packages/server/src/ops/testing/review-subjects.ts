import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressId } from '@diandu/core/account'
import type { ArticleId } from '@diandu/core/articles'
import { campaignPageAt } from '@diandu/core/campaigns'
import type { ShopId } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import type { LotteryId } from '@diandu/core/lottery'
import type { ServiceDraft } from '@diandu/core/services'
import {
  aListableForm,
  companyShop,
  createManualClock,
  lotteryTerms,
  makeReadyToPay,
  orderShop,
  paidOrder,
  payDue,
  pictureOf,
  receiveCode,
  SELLER_IDENTITY,
  valueOf,
  type Person,
} from '@diandu/core/testing'
import { noteStray, settleFlow } from '../../contracts/flows/flow-store.ts'
import type { Database } from '../../database/index.ts'
import { foundationModule } from '../../foundation-module.ts'
import { NOON, turnOf } from '../../inbox/testing/notices.ts'
import { writeMessages } from '../../inbox/write-message.ts'
import { systemRandom } from '../../integrations/index.ts'
import { registerJobs } from '../../jobs/job-store.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { runCommand } from '../run-command.ts'
import type { Subject, Subjects } from './example-subjects.ts'

const { dataKey } = readSettings({}).secrets
const OWNER = { name: '周母', residentId: '110105192512310021' }
const REGION = { provinceCode: '110000', cityCode: '110100', districtCode: '110105' }
const HOME = { receiver: '林小满', mobile: '13800000001', region: REGION, detail: '建国路 88 号', postcode: '' }
const SERVICE: ServiceDraft = {
  service: 'residence',
  packageId: 'standard',
  name: '林女士',
  details: '想在天猫开一家女装旗舰店，商标已注册。',
  entry: { platform: 1, entity: 'company', trademark: 'registered' },
  os: 'ios',
}
const BY = ['--by', 'Li Na'] as const

/** A served market in which users have handed in what reviewers decide about. */
export async function openReviewExamples(db: Database) {
  const fixture = await openServerFixture(db)
  const { buyer, secondBuyer, seller, shopIds } = fixture
  const ops = (...args: readonly string[]) =>
    runCommand(args, { db, clock: createManualClock(fixture.now()), random: systemRandom, dataKey })
  let count = 0
  const next = (name: string) => `${name}-of-the-examples-${(count += 1)}`
  const identified = new Set<string>()
  const identify: typeof fixture.identify = async (userId, identity) => {
    if (!identified.has(userId)) await fixture.identify(userId, identity)
    identified.add(userId)
  }
  const shopsLeft = shopIds.slice(1)
  const nextShop = () => {
    const shop = shopsLeft.shift()
    if (shop === undefined) throw new Error('The market has too few shops.')
    return shop
  }
  /** A company's shop has other owners. */
  const nextPersonalShop = async () => {
    const shop = nextShop()
    const { kind } = valueOf(await buyer.device.catalog.detail(shop))
    return kind === 'enterprise' ? nextShop() : shop
  }
  const upload = async ({ device }: Person, shade: number) => valueOf(await device.uploads.picture(pictureOf(shade))).id

  const gift = async ({ device: { coins, addresses }, userId }: Person): Promise<Subject> => {
    await identify(userId, { name: '林小满', residentId: '11010519491231002X' })
    let has = valueOf(await coins.takeTaskReward('verify-identity', next('task'))).coins
    for (; has < 300; await fixture.advance(DAY_MS)) has = valueOf(await coins.signIn(null, next('sign-in'))).coins
    const { id } = valueOf(await addresses.add({ ...HOME, isDefault: true }))
    return idOf(valueOf(await coins.exchange('notebook', id as AddressId, next('gift'))).id, '3fKq')
  }
  const phoneChange = async (person: Person, newMobile: string): Promise<Subject> => {
    const code = await receiveCode(fixture, person.device, newMobile, 'new-phone')
    return idOf(valueOf(await person.device.phoneChanges.request({ newMobile, code, reason: '手机丢失' })).id)
  }
  const identityDocuments = async (): Promise<Subject> => {
    const draft = {
      kind: 'person' as const,
      name: '林小满',
      residentId: '11010519491231002X',
      frontPhoto: await upload(buyer, 1),
      backPhoto: await upload(buyer, 2),
      proof: 'bank' as const,
      cardNumber: '6222021234567894',
      mobile: '',
    }
    valueOf(await buyer.device.verifications.handIn(draft))
    // Once a reviewer has agreed to these, the buyer is known.
    identified.add(buyer.userId)
    const [{ id } = { id: '' }] = await db.query<{ id: string }>('SELECT id FROM verifications WHERE user_id = $1', [
      buyer.userId,
    ])
    return idOf(id)
  }
  const request = async (): Promise<Subject> =>
    idOf(
      valueOf(
        await buyer.device.buyerRequests.publish({
          criteria: { minPriceFen: 1 },
          days: 30,
          content: `加微信 lin_202${(count += 1)}`,
        }),
      ).id,
    )
  const question = async (): Promise<Subject> => {
    const id = 'deposit' as ArticleId
    await fixture.publishArticle({
      id,
      subject: 'costs',
      title: '保证金',
      summary: '一句话',
      text: '先问。',
      shops: { sort: 'latest' },
    })
    return idOf(valueOf(await buyer.device.articles.submitQuestion({ type: 'article', id }, next('保证金何时能退'))).id)
  }
  const application = async (person: Person): Promise<Subject> => {
    const path = '/activity/anniversary'
    const opensAt = campaignPageAt(fixture.now(), path)?.run.opensAt ?? 0
    while (fixture.now() < opensAt) {
      await fixture.advance(Math.min(20 * DAY_MS, opensAt - fixture.now()))
      valueOf(await person.device.inbox.state())
    }
    // Upheld reports may have taken the seller's shops off the market.
    const { ID: shop } = await listing(person)
    await ops('listings', 'accept', shop, '--revision', '1', ...BY)
    const { participation } = person.device
    return idOf(valueOf(await participation.apply(path, shop as ShopId, '免过户费用', next('apply'))).id, '0gkPqZ3x')
  }
  const service = async (): Promise<Subject> => {
    const { number } = valueOf(await buyer.device.services.submit(SERVICE, null))
    return { NUMBER: number, FW20261120ABCDE: number }
  }
  const listing = async (person = buyer): Promise<Subject & { readonly ID: string }> => {
    const form = await aListableForm({ identify }, person, { title: `晴川女装旗舰店第 ${(count += 1)} 家` })
    return idOf(valueOf(await person.device.selling.submit(form, next('form'))).id)
  }
  const screenshot = async (): Promise<string> => {
    const file = join(await mkdtemp(join(tmpdir(), 'examples-')), 'ratings.png')
    await writeFile(file, pictureOf((count += 1)).bytes)
    return file
  }
  /** A listing some of whose figures a first reviewer has inspected, and the digest of the last file. */
  const inspected = async (...figures: readonly string[]) => {
    const { ID } = await listing()
    for (const [at, figure] of figures.entries()) {
      const read = ['--revision', String(at + 1), '--figure', figure, '--file', await screenshot()]
      await ops('listings', 'inspect', ID, ...read, ...BY)
    }
    const [, digest = ''] = / ([0-9a-f]{64}) /.exec((await ops('listings', 'show', ID)).text) ?? []
    return { ID, DIGEST: digest }
  }
  let contract: { readonly id: string; readonly number: string } | undefined
  const openContract = async () => {
    if (contract !== undefined) return contract
    await identify(seller.userId, SELLER_IDENTITY)
    if (shopIds[0] !== undefined)
      await fixture.registerOwner(shopIds[0], { kind: 'person', name: OWNER.name, legalPerson: OWNER })
    contract = valueOf(await seller.device.contracts.ofOrder((await paidOrder(fixture)).id))
    return contract
  }
  const consent = async (): Promise<Subject> => {
    const { id } = valueOf(await seller.device.contracts.ofOrder((await openOrder()).id))
    valueOf(await seller.device.signatures.handInConsent(id, await upload(seller, (count += 1))))
    const [, document = ''] = /^PAPER .*\n(\S+) /.exec((await ops('contracts', 'list')).text) ?? []
    return { PAPER: document }
  }
  const openOrder = async () => {
    await openContract()
    const [order] = valueOf(await buyer.device.orders.list({}, null)).items
    if (order === undefined) throw new Error('The buyer has no order.')
    return order
  }
  const owned = async (): Promise<Subject> => {
    const SHOP = await nextPersonalShop()
    const written = ['--person', OWNER.name, '--resident-id', OWNER.residentId, '--second', 'Zhao Wei', '--why', 'seen']
    await ops('owners', 'set', SHOP, ...written, ...BY)
    return { SHOP }
  }
  const notice = async (): Promise<Subject> => {
    await db.transaction((tx) =>
      writeMessages(tx, [{ ...turnOf(buyer.userId, 'sign', next('order')), at: Math.max(NOON, fixture.now()) }]),
    )
    await db.change(
      "UPDATE notices SET state = 'failed', tries = 4, trouble = 'refused', settled_at = 5 WHERE channel = 'sms'",
    )
    const [{ id } = { id: '' }] = await db.query<{ id: string }>(
      "SELECT user_id || '.' || message_id || '.' || channel AS id FROM notices WHERE channel = 'sms' ORDER BY due_at DESC LIMIT 1",
    )
    return idOf(id)
  }

  const subjects: Subjects = {
    'gifts send': () => gift(seller),
    'gifts return': () => gift(secondBuyer),
    'prizes send': async () => {
      const opensAt = fixture.now()
      await fixture.openLottery('wheel-1' as LotteryId, lotteryTerms(), { opensAt, closesAt: opensAt + 1000 })
      const { lotteries, prizes, addresses } = buyer.device
      valueOf(await lotteries.draw('wheel', next('draw')))
      const won = valueOf(await prizes.list(null)).items[0]
      if (won === undefined) throw new Error('Nothing was won.')
      const { id } = valueOf(await addresses.add({ ...HOME, isDefault: true }))
      return idOf(valueOf(await prizes.sendTo(won.id, id)).id, '0gkPqZ3x')
    },
    // Its user is logged out by it.
    'phones agree': () => phoneChange(seller, '13912340001'),
    'phones refuse': () => phoneChange(buyer, '13912340002'),
    papers: identityDocuments,
    'requests accept': request,
    'requests refuse': request,
    'questions answer': question,
    'questions refuse': question,
    'applications accept': () => application(buyer),
    'applications refuse': () => application(secondBuyer),
    services: service,
    'reviews withdraw': async () => {
      await makeReadyToPay(fixture, secondBuyer)
      const order = await orderShop(secondBuyer, nextShop(), next('place'))
      valueOf(await payDue(secondBuyer, order, next('pay')))
      await fixture.completeOrder(order.id)
      const review = { ratings: { truth: 1, communication: 1, speed: 1 }, words: '住在三号楼的那位' } as const
      valueOf(await secondBuyer.device.reviews.write(order.id, review))
      return { NUMBER: order.number }
    },
    'reports decide': async () => {
      const report = { shopId: nextShop(), reason: 'sold-already', words: '店铺已经关闭了', pictures: [] } as const
      return idOf(valueOf(await buyer.device.shopReports.report(report)).id)
    },
    'listings show': () => listing(),
    'listings accept': () => listing(),
    'listings request': () => listing(),
    'listings refuse': () => listing(),
    'listings inspect': async () => ({ ...(await listing()), 'ratings.png': await screenshot() }),
    'listings evidence': async () => ({ ...(await inspected('ratings')), 'ratings.png': `${await screenshot()}.copy` }),
    'listings confirm': (words) => inspected(...(words[words.indexOf('--figures') + 1] ?? '').split(',')),
    'contracts show': async () => ({ NUMBER: (await openContract()).number }),
    'contracts accept': consent,
    'contracts refuse': consent,
    'owners show': owned,
    'owners clear': owned,
    'owners set': async (words) => {
      await identify(seller.userId, SELLER_IDENTITY)
      const isCompany = words.includes('--company')
      return { SHOP: isCompany ? await companyShop(fixture) : await nextPersonalShop(), NAME: OWNER.name }
    },
    'flows close': async () => {
      const flow = { id: next('flow'), number: (await openContract()).number }
      await noteStray(db, flow, fixture.now(), fixture.now())
      await settleFlow(db, flow.id, { signatures: [], standing: 'whole', lastAt: fixture.now() }, fixture.now())
      return { FLOW: flow.id }
    },
    'notices resend': notice,
    jobs: async () => {
      await registerJobs(db, foundationModule.sweeps ?? [], false)
      return {}
    },
  }
  return { ops, subjects, close: fixture.close }
}

const idOf = (id: string, written = 'ID'): Subject & { readonly ID: string } => ({ ID: id, [written]: id })
