import type { PictureId, Uploads } from '../../src/account/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { refuse, type MarketState } from './market-state.ts'
import { withAccount } from './memory-account.ts'

const BEGINNINGS = { 'image/png': [0x89, 0x50, 0x4e, 0x47], 'image/jpeg': [0xff, 0xd8, 0xff] } as const

export function createMemoryUploads(state: MarketState, store: SessionStore): Uploads {
  return {
    picture: ({ bytes }) =>
      withAccount(state, store, (_account, { userId }) => {
        const isPicture = Object.values(BEGINNINGS).some((beginning) =>
          beginning.every((byte, place) => bytes[place] === byte),
        )
        if (!isPicture) return refuse('picture-refused', '图片格式错误', 'file')
        const id = state.random.token() as PictureId
        state.pictures.set(id, userId)
        state.pictureContents.set(id, bytes.join())
        return ok({ id, url: `/pictures/${id}` })
      }),
  }
}
