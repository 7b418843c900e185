import type { Photo, ShopId } from '@diandu/core/catalog'

export const PHOTO_WIDTH = 800
export const PHOTO_HEIGHT = 600

/** Drawings are made on request. */
const PHOTO_CAPTIONS = ['店铺首页', '店铺评分', '资质信息', '近半年成交'] as const

export function shopPhotos(id: ShopId, count: number, platformName: string): readonly Photo[] {
  return PHOTO_CAPTIONS.slice(0, count).map((caption, at) => ({
    url: `/media/shop/${id}/${at + 1}.svg`,
    width: PHOTO_WIDTH,
    height: PHOTO_HEIGHT,
    caption: at === 0 ? `${platformName}${caption}` : caption,
  }))
}
