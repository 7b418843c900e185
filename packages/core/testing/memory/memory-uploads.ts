import type { PictureId, Uploads } from '../../src/account/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { Desk } from './desk.ts'
import { refuse } from './market-state.ts'

/** The first bytes of a PNG and of a JPEG. */
const BEGINNINGS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

export const createMemoryUploads = ({ state, call }: Desk): Uploads => ({
  picture: ({ bytes }) =>
    call(({ userId }) => {
      const isPicture = BEGINNINGS.some((beginning) => beginning.every((byte, place) => bytes[place] === byte))
      if (!isPicture) return refuse('picture-refused', '图片格式错误', 'file')
      const id = state.random.token() as PictureId
      state.pictures.set(id, userId)
      state.pictureContents.set(id, bytes.join())
      return ok({ id, url: `/pictures/${id}` })
    }),
})
