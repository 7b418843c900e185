import type { PictureId, UploadedPicture } from '@diandu/core/account'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { MemberContext, MoneyContext } from '../../calls/index.ts'
import type { Queries } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { lockUser } from '../../session/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { CHUNK_BYTES, writeChunks } from './picture-chunk-store.ts'
import type { ImageProcessor } from './processing/image-processor.ts'
import { readUpload } from './read-upload.ts'
import { aboutPicture, signedPictureUrl } from './picture-url.ts'
import { countPictures, insertPicture, touchBytes, type NewPicture } from './picture-store.ts'

const MAX_A_DAY = 60

/** A picture that is taken, and where its bytes are. */
export type MadePicture = Pick<NewPicture, 'contentHash' | 'type' | 'bytes'>

/**
 * Checks a file and makes its bytes ready to be kept. A large one is written already: inside the transaction, all
 * others would wait for all of it.
 */
export async function makePicture(
  { db, clock, random, viewer, file }: MemberContext,
  box: DataBox,
  processor: Pick<ImageProcessor, 'normalize'>,
): Promise<Result<MadePicture>> {
  const nowMs = clock.now()
  // Asked before anything is read, and again where no other request of the same user can come in between.
  if (await hadEnough(db, viewer.userId, nowMs)) return fail(TOO_MANY)
  const read = await readUpload(file, processor)
  if (!read.ok) return read
  const picture = read.value
  const contentHash = box.nameOf(picture.bytes)
  const bytes = (await touchBytes(db, contentHash, nowMs)) ? null : await sealedBytes(picture.bytes)
  return ok({ contentHash, type: picture.type, bytes })

  async function sealedBytes(plain: Uint8Array): Promise<NewPicture['bytes']> {
    return plain.length <= CHUNK_BYTES
      ? box.seal(plain, aboutPicture(contentHash))
      : writeChunks(db, box, idFrom(random.token()), plain, nowMs)
  }
}

/** Keeps a picture that was made ready as the person's. */
export async function keepPicture(
  { db, clock, random, viewer: { userId } }: MoneyContext,
  made: MadePicture,
  box: DataBox,
): Promise<Result<UploadedPicture>> {
  const nowMs = clock.now()
  if ((await lockUser(db, userId)) === undefined) return fail({ kind: 'login-required' })
  if (await hadEnough(db, userId, nowMs)) return fail(TOO_MANY)
  // A picture's id begins with a letter wherever one is asked for.
  const id = `p${idFrom(random.token())}`
  await insertPicture(db, { id, userId, ...made, addedAt: nowMs })
  return ok({ id: id as PictureId, url: signedPictureUrl(id, box, nowMs) })
}

const hadEnough = async (db: Queries, userId: string, nowMs: number): Promise<boolean> =>
  (await countPictures(db, userId, nowMs - DAY_MS)) >= MAX_A_DAY

const TOO_MANY = refused('too-many', '今天上传的图片已达上限，请明天再试')
