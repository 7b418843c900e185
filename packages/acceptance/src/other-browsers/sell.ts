import { describe, expect, it } from 'vitest'
import { PEOPLE } from '../api/people.ts'
import { aPhoto } from '../browser/a-photo.ts'
import { logInOnPage } from '../journeys/steps/enter.ts'
import { fillListing, nextStep } from '../journeys/steps/fill-listing.ts'
import type { OtherBrowser } from './find-browsers.ts'
import { hydrated } from '../browser/hydrated.ts'
import { openVisit } from './open-visit.ts'
import type { TabScreen } from './screen-of.ts'

/** A shop is offered, from the empty form to the review. */
export const tellSelling = (engine: OtherBrowser) =>
  describe.skipIf(engine.open === undefined)(`Selling in ${engine.name}`, () => {
    const visit = openVisit(engine)
    let seller: TabScreen

    it('a seller fills in a shop with a photo', async () => {
      seller = await visit.enter()
      await seller.goto('/login')
      await logInOnPage(seller, PEOPLE.he)
      await seller.waitForURL('**/user_center')
      await seller.goto('/sellshop')
      await hydrated(seller)
      await fillListing.what(seller, '栖霞茶具旗舰店，七年老店')
      await seller.getByLabel(/^照片 1/).setInputFiles(await aPhoto(seller, 800, 600))
      await seller.getByRole('img', { name: '照片 1已上传' }).waitFor()
      await nextStep(seller, '经营数据')
      await fillListing.figures(seller)
      await nextStep(seller, '价格、费用与债务')
      await fillListing.price(seller)
      await nextStep(seller, '怎么过户')
      await fillListing.transfer(seller)
      await nextStep(seller, '联系方式与确认')
    })

    it('submits it, and sees it under review with its photo (SEL-1)', async () => {
      await fillListing.contact(seller)
      await seller.getByRole('button', { name: '提交审核' }).click()
      await seller.waitForURL('**/user_center/shops/s*')
      await seller.getByText('审核员正在查看').waitFor()
      const isPhotoShown = () =>
        seller.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('main img')].some(
            ({ complete, naturalWidth }) => complete && naturalWidth > 1,
          ),
        )
      await expect.poll(isPhotoShown).toBe(true)
    })

    it('nothing on the way was reported as an error', () => {
      expect(visit.complaints()).toEqual([])
    })
  })
