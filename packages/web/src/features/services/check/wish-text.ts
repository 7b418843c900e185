import { platformOf } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { ENTITIES, TRADEMARK_STANDINGS, type EntryWish } from '@diandu/core/services'
import type { Locale } from '../../../messages/messages.ts'
import { entryCheckMessages } from '../../../messages/services/entry-check.messages.ts'

export const wishText = ({ platform, entity, trademark }: EntryWish, locale: Locale): string =>
  entryCheckMessages[locale].wish(
    nameIn(platformOf(platform).name, locale),
    nameIn(ENTITIES[entity], locale),
    nameIn(TRADEMARK_STANDINGS[trademark], locale),
  )
