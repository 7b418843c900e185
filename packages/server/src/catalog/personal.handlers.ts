import { fail, ok } from '@diandu/core/kernel'
import { changeFavourite, clearViewHistory, getViewHistory, listFavourites, mergeViewHistory } from '@diandu/wire'
import { memberHandlerFor, type Handler } from '../calls/index.ts'
import { dropFavourite, FAVOURITES, isFavourite, keepFavourite } from './favourite-store.ts'
import { listNewest } from './listing/newest-list-store.ts'
import { notFound } from './not-found.ts'
import { findCards } from './shop-store.ts'
import { forgetViews, mergeViews, VIEW_HISTORY } from './view-history-store.ts'

/** Visible to that user only. */
export const personalHandlers: readonly Handler[] = [
  memberHandlerFor(getViewHistory, ({ cursor }, { db, viewer }) => listNewest(db, VIEW_HISTORY, viewer.userId, cursor)),
  memberHandlerFor(mergeViewHistory, async ({ viewed }, { db, viewer, clock }) => {
    await mergeViews(db, viewer.userId, viewed, clock.now())
    return ok(null)
  }),
  memberHandlerFor(clearViewHistory, async (_args, { db, viewer }) => {
    await forgetViews(db, viewer.userId)
    return ok(null)
  }),
  memberHandlerFor(listFavourites, async ({ shopId, cursor }, { db, viewer }) => {
    if (shopId === undefined) return listNewest(db, FAVOURITES, viewer.userId, cursor)
    const isKept = await isFavourite(db, viewer.userId, shopId)
    return ok({ items: isKept ? [...(await findCards(db, [shopId]))] : [], nextCursor: null })
  }),
  memberHandlerFor(changeFavourite, async ({ shopId, action }, { db, viewer, clock }) => {
    if (action === 'delete') {
      await dropFavourite(db, viewer.userId, shopId)
      return ok({ isKept: false })
    }
    return (await keepFavourite(db, viewer.userId, shopId, clock.now()))
      ? ok({ isKept: true })
      : fail(notFound('shopId'))
  }),
]
