import { platformOf, type Shop } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { PageDescription, PageModule } from '../../../router/page.ts'
import { shopIdOf, shopQuery } from '../../../app/shops/shop-query.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { titleIn } from './title-in.ts'

export { Page } from './shop-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports, parameters }) =>
  queries.prefetchQuery(shopQuery(ports, shopIdOf(parameters)))

export const main: NonNullable<PageModule['main']> = ({ ports, parameters }) =>
  shopQuery(ports, shopIdOf(parameters)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, parameters, locale }) => {
  const shop = queries.getQueryData(shopQuery(ports, shopIdOf(parameters)).queryKey)
  return shop === undefined ? {} : { title: titleIn(shop, locale), ...handedOn(shop, locale) }
}

/** The link preview. Chat programs show no SVG. */
function handedOn(
  { platform, priceFen, photos }: Shop,
  locale: Locale,
): Pick<PageDescription, 'description' | 'pictureUrl'> {
  const photo = photos.find(({ url }) => !url.endsWith('.svg'))
  return {
    description: shopMessages[locale].about({
      platform: nameIn(platformOf(platform).name, locale),
      price: formatMoney(priceFen),
    }),
    ...(photo === undefined ? {} : { pictureUrl: photo.url }),
  }
}
