// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { pictureOf, SELLER_COMPANY, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Ports } from '../../../composition/ports.ts'
import { pictureFile, readingPictures } from '../../../app/testing/choose-picture.ts'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openContractsMarket, type ContractsMarket } from '../testing/open-contracts-market.ts'

/** The picture that is chosen next. */
const camera = { shows: 0 }
const withCamera = (ports: Ports): Ports => {
  const reading = readingPictures(ports)
  return {
    ...reading,
    media: { ...reading.media, preparePicture: async () => ({ ok: true, value: pictureOf(camera.shows) }) },
  }
}
const pageOf = (market: ContractsMarket, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderPage(`/user_center/server/contract?id=${market.contractId}`, {
    market,
    person: market.seller,
    locale,
    change: withCamera,
  })
type Page = Awaited<ReturnType<typeof pageOf>>
const press = (page: Page, name: string) => page.user.click(screen.getByRole('button', { name }))
const choose = (page: Page, label: string, shows: number) => {
  camera.shows = shows
  return page.user.upload(screen.getByLabelText<HTMLInputElement>(label), pictureFile())
}

async function proveByBank({ seller, contractId }: ContractsMarket): Promise<void> {
  valueOf(await seller.device.identity.begin({ contractId, proof: 'bank', fields: SELLER_IDENTITY }))
  valueOf(await seller.device.identity.finish({ contractId, proof: 'bank', code: null }))
}

it('a consent form that was submitted is under review; refused it says why and another one is asked for; accepted it leads to the signature (CTR-43)', async () => {
  const market = await openContractsMarket({ isSellerAnother: true })
  await proveByBank(market)
  const page = await pageOf(market)
  await page.user.click(await screen.findByRole('button', { name: '我已阅读，去签署' }))
  await screen.findByRole('button', { name: '提交授权书' })
  await choose(page, '授权书 拍照或从相册选择', 1)
  await screen.findByRole('img', { name: '授权书已上传' })
  await press(page, '提交授权书')
  await screen.findByRole('heading', { name: '材料审核中' })
  expect(screen.getByText('授权书审核中')).toBeTruthy()
  expect(screen.getByText(/提交，店渡正在人工审核。通过后您就能签署/)).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await press(page, '返回合同')
  await screen.findByText('等店渡审核材料')
  expect([
    screen.queryByRole('button', { name: '我已阅读，去签署' }),
    screen.getByText('材料审核中，通过后才能签署').tagName,
  ]).toEqual([null, 'P'])
  expect(await findViolations()).toEqual([])

  await market.decide('consent', '没有日期')
  const look = screen.getByRole('button', { name: '看审核结果' })
  look.focus()
  await page.user.keyboard('{Enter}')
  await screen.findByText('授权书没有通过审核')
  expect(screen.getByText(/^原因：没有日期（\d{4}-\d\d-\d\d \d\d:\d\d）。请按原因重新准备，再交一份。$/)).toBeTruthy()
  expect(screen.getByText('下一步重新提交授权书，之后才签名')).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await press(page, '我已阅读，去签署')
  await screen.findByText('授权书没有通过审核')
  // The refused picture is not submitted again by itself.
  await press(page, '提交授权书')
  await screen.findByText('请上传授权书照片')
  await choose(page, '授权书 拍照或从相册选择', 1)
  await screen.findByRole('img', { name: '授权书已上传' })
  await press(page, '提交授权书')
  await screen.findByText('这张照片之前没有通过审核，请重新准备后另拍一张')
  expect(screen.getByLabelText('授权书 换一张').getAttribute('aria-invalid')).toBe('true')
  expect(await findViolations()).toEqual([])
  await choose(page, '授权书 换一张', 2)
  await waitFor(() => expect(screen.queryByText('这张照片之前没有通过审核，请重新准备后另拍一张')).toBeNull())
  await screen.findByRole('img', { name: '授权书已上传' })
  await press(page, '提交授权书')
  await screen.findByText('授权书审核中')

  await market.decide('consent')
  await press(page, '看审核结果')
  await screen.findByText('授权书已通过审核')
  await press(page, '我已阅读，去签署')
  await page.user.click(await screen.findByRole('radio', { name: '用姓名签' }))
  await press(page, '签署合同')
  await waitFor(() => expect(page.address()).toBe(`/sign-success?contract=${market.contractId}`))
})

const pictureIn = async ({ seller }: ContractsMarket) => valueOf(await seller.device.uploads.picture(pictureOf(9))).id

it('a refused proof of equity is asked for again, with the reason, and nothing else is (en) (CTR-43)', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  const { contractId } = market
  const { identity } = market.seller.device
  valueOf(
    await identity.begin({
      contractId,
      proof: 'legal-representative',
      fields: { ...SELLER_IDENTITY, ...SELLER_COMPANY },
    }),
  )
  valueOf(
    await identity.finish({
      contractId,
      proof: 'legal-representative',
      code: market.readCode(SELLER_IDENTITY.mobile) ?? '',
    }),
  )
  valueOf(await identity.begin({ contractId, proof: 'equity', fields: { equityPaper: await pictureIn(market) } }))
  valueOf(await identity.finish({ contractId, proof: 'equity', code: null }))
  const page = await pageOf(market, 'en')
  await screen.findByText('Your proof of equity is under review')
  expect(screen.getByText('Waiting for Diandu’s document review')).toBeTruthy()
  await market.decide('equity', '看不清持股比例')
  await press(page, 'Check review result')
  await screen.findByText(/^Reason: 看不清持股比例 \(/)
  expect(screen.getByText('Next: submit a new proof of equity. You sign after that')).toBeTruthy()
  await press(page, 'I’ve read it. Continue to sign')
  await screen.findByRole('heading', { name: 'Proof of equity' })
  expect([
    screen.getByText('Your proof of equity wasn’t approved').tagName,
    screen.queryByRole('textbox', { name: 'Company name' }),
  ]).toEqual(['STRONG', null])
  expect(await findViolations()).toEqual([])
  await choose(page, 'Proof of equity Take or choose a photo', 3)
  await screen.findByRole('img', { name: /Proof of equity/ })
  await press(page, 'Start verification')
  await screen.findByRole('heading', { name: 'Documents under review' })
  await market.decide('equity')
  await press(page, 'Check review result')
  await screen.findByText('Your proof of equity was approved')
  expect(await findViolations()).toEqual([])
})

it('a list says that the platform is looking, and not that it is one’s turn (CTR-43)', async () => {
  const market = await openContractsMarket({ isSellerAnother: true })
  await proveByBank(market)
  valueOf(await market.seller.device.signatures.handInConsent(market.contractId, await pictureIn(market)))
  await renderPage('/user_center/server/contract', { market, person: market.seller })
  await screen.findByText('店渡正在审核您的材料')
  expect(screen.queryByText('轮到您签署')).toBeNull()
})

it.each(['zh-CN', 'en'] as const)(
  'the same picture for both sides of a card is told at the second one (%s) (INP-13)',
  async (locale) => {
    const messages = {
      'zh-CN': {
        read: '我已阅读，去签署',
        sides: ['人像面 拍照或从相册选择', '国徽面 拍照或从相册选择'],
        submit: '开始核实',
        refusal: '这张和前一张是同一张照片，请把两面分别拍下来',
      },
      en: {
        read: 'I’ve read it. Continue to sign',
        sides: ['Photo side Take or choose a photo', 'Emblem side Take or choose a photo'],
        submit: 'Start verification',
        refusal: 'This is the same photo as the previous one. Take a separate photo of each side',
      },
    }[locale]
    const market = await openContractsMarket()
    const { contractId } = market
    const { identity } = market.seller.device
    valueOf(await identity.begin({ contractId, proof: 'three-elements', fields: SELLER_IDENTITY }))
    valueOf(
      await identity.finish({
        contractId,
        proof: 'three-elements',
        code: market.readCode(SELLER_IDENTITY.mobile) ?? '',
      }),
    )
    const page = await pageOf(market, locale)
    await page.user.click(await screen.findByRole('button', { name: messages.read }))
    await screen.findByLabelText(messages.sides[0] ?? '')
    for (const side of messages.sides) await choose(page, side, 7)
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: messages.submit }))
    await screen.findByText(messages.refusal)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement?.getAttribute('aria-label')).toContain((messages.sides[1] ?? '').split(' ')[0] ?? '')
    expect(await findViolations()).toEqual([])
  },
)
