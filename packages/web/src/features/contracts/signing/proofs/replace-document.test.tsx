// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { pictureOf, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { pictureFile, readingPictures } from '../../../../app/testing/choose-picture.ts'
import { findViolations, renderPage } from '../../../../app/testing/render-page.tsx'
import type { Ports } from '../../../../composition/ports.ts'
import { openContractsMarket } from '../../testing/open-contracts-market.ts'

const camera = { shows: 0 }
const withCamera = (ports: Ports): Ports => {
  const reading = readingPictures(ports)
  return {
    ...reading,
    media: { ...reading.media, preparePicture: async () => ({ ok: true, value: pictureOf(camera.shows) }) },
  }
}

/** A seller whose consent form waits, on the contract's page. */
async function openWaiting() {
  const market = await openContractsMarket({ isSellerAnother: true })
  const { seller, contractId } = market
  const { identity, signatures, uploads, contracts } = seller.device
  valueOf(await identity.begin({ contractId, proof: 'bank', fields: SELLER_IDENTITY }))
  valueOf(await identity.finish({ contractId, proof: 'bank', code: null }))
  valueOf(await signatures.handInConsent(contractId, valueOf(await uploads.picture(pictureOf(1))).id))
  const page = await renderPage(`/user_center/server/contract?id=${contractId}`, {
    market,
    person: seller,
    change: withCamera,
  })
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  const choose = async (label: string, shows: number) => {
    camera.shows = shows
    await page.user.upload(screen.getByLabelText<HTMLInputElement>(label), pictureFile())
    await screen.findByRole('img', { name: '授权书已上传' })
  }
  return { market, page, press, choose, paper: async () => valueOf(await contracts.find(contractId)).seller.papers[0] }
}

const AGAIN = '照片选错了？换一份授权书'

it('a party who chose the wrong picture submits another one, which is asked for, and goes back to what waits (CTR-42)', async () => {
  const { press, choose, paper } = await openWaiting()
  const first = await paper()
  await press(AGAIN)
  await press('提交这一份')
  await screen.findByText('请先拍照或选一张照片')
  expect(await findViolations()).toEqual([])
  await press('不换了')
  await press(AGAIN)
  await choose('授权书 拍照或从相册选择', 2)
  await press('提交这一份')
  await waitFor(async () => expect((await paper())?.replaced).toBe(1))
  await screen.findByRole('button', { name: AGAIN })
  expect(screen.getByText('授权书审核中')).toBeTruthy()
  expect([(await paper())?.digest === first?.digest, (await paper())?.standing]).toEqual([false, { is: 'waiting' }])
})

it('where the platform was faster it is said, and nothing is replaced (CTR-42)', async () => {
  const { market, press, choose, paper } = await openWaiting()
  await press(AGAIN)
  await choose('授权书 拍照或从相册选择', 2)
  await market.decide('consent')
  await press('提交这一份')
  await screen.findByText('授权书已通过审核')
  expect([(await paper())?.standing.is, screen.queryByRole('button', { name: AGAIN })]).toEqual(['accepted', null])
})

it('a document is not offered for replacement after three times (CTR-42)', async () => {
  const { market, page, paper } = await openWaiting()
  const { signatures, uploads } = market.seller.device
  for (const shows of [2, 3, 4])
    valueOf(await signatures.handInConsent(market.contractId, valueOf(await uploads.picture(pictureOf(shows))).id))
  await page.user.click(await screen.findByRole('button', { name: '看审核结果' }))
  await screen.findByText('已经换过 3 次，请等店渡看完现在这一份。')
  expect([(await paper())?.replaced, screen.queryByRole('button', { name: AGAIN })]).toEqual([3, null])
})
