import type { PictureId } from '@diandu/core/account'
import { reasonOf, pictureOf, SMALL_PNG, valueOf, type Person } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { insertPicture } from './picture-store.ts'
import { holdPictures, keepPictures, releasePictures, sweepPictures, UNUSED_FOR_MS } from './picture-use-store.ts'

const LATER = UNUSED_FOR_MS + 1

describeOnEachEngine('Pictures that serve something', (open) => {
  const begin = async () => {
    const db = await open()
    const add = (id: string, addedAt: number, contentHash = `hash of ${id}`, userId = 'li') =>
      db.transaction((tx) =>
        insertPicture(tx, { id, userId, contentHash, type: 'image/png', bytes: Buffer.from(id), addedAt }),
      )
    const keep = (usedFor: string, ids: readonly string[], userId = 'li') =>
      db.transaction((tx) => keepPictures(tx, userId, usedFor, ids))
    const release = (usedFor: string) => db.transaction((tx) => releasePictures(tx, usedFor))
    const left = async () => (await db.query<{ id: string }>('SELECT id FROM pictures ORDER BY id')).map(({ id }) => id)
    const bytesLeft = async () =>
      (await db.query<{ id: string }>('SELECT content_hash AS id FROM picture_bytes ORDER BY 1')).map(({ id }) => id)
    return { db, add, keep, release, left, bytesLeft }
  }

  it('are kept, and those that no record uses go after three days, their bytes too (ACS-13)', async () => {
    const { db, add, keep, left, bytesLeft } = await begin()
    for (const id of ['p1', 'p2', 'p3']) await add(id, 0)
    await add('p4', 1)
    expect(await keep('papers a', ['p1', 'p2', 'p1'])).toBe(true)
    expect(await sweepPictures(db, UNUSED_FOR_MS - 1)).toBe(0)
    expect(await sweepPictures(db, UNUSED_FOR_MS)).toBe(1)
    expect([await left(), await bytesLeft()]).toEqual([
      ['p1', 'p2', 'p4'],
      ['hash of p1', 'hash of p2', 'hash of p4'],
    ])
    expect(await sweepPictures(db, UNUSED_FOR_MS)).toBe(0)
  })

  it('go once the last thing they served is gone (ACS-13)', async () => {
    const { db, add, keep, release, left } = await begin()
    await add('p1', 0)
    await keep('papers a', ['p1'])
    await keep('avatar li', ['p1'])
    await release('papers a')
    await release('papers a')
    await sweepPictures(db, LATER)
    expect(await left()).toEqual(['p1'])
    await release('avatar li')
    await sweepPictures(db, LATER)
    expect(await left()).toEqual([])
  })

  it('are taken all or none, and no other user’s (ACS-13)', async () => {
    const { db, add, keep } = await begin()
    await add('p1', 0)
    await add('p2', 0, 'a hash', 'wu')
    for (const ids of [
      ['p1', 'p2'],
      ['p1', 'p9'],
    ])
      expect(await keep('papers a', ids)).toBe(false)
    expect(await db.query('SELECT 1 FROM picture_uses')).toEqual([])
    expect(await db.query('SELECT 1 FROM pictures WHERE is_used')).toEqual([])
    expect(await keep('nothing', [])).toBe(true)
  })

  it('share bytes that stay as long as one of them does, or was sent of late (ACS-13)', async () => {
    const { db, add, keep, left, bytesLeft } = await begin()
    await add('p1', 0, 'same')
    await add('p2', 0, 'same', 'wu')
    await keep('papers a', ['p2'], 'wu')
    await sweepPictures(db, LATER)
    expect([await left(), await bytesLeft()]).toEqual([['p2'], ['same']])
    await add('p3', 0, 'other')
    await add('p4', LATER, 'other')
    await db.change("DELETE FROM pictures WHERE id = 'p4'")
    await sweepPictures(db, LATER)
    expect([await left(), await bytesLeft()]).toEqual([['p2'], ['other', 'same']])
  })

  it('a picture that a sweep and a user take at the same time is taken or was gone, never both (ACS-13)', async () => {
    const { db, add, keep, left } = await begin()
    for (let round = 0; round < 20; round += 1) {
      const id = `p${round}`
      await add(id, 0)
      const [isKept] = await Promise.all([
        keep(`papers ${round}`, [id]),
        sweepPictures(db, LATER),
        keep(`more ${round}`, [id]),
      ])
      expect((await left()).includes(id)).toBe(isKept)
      expect((await db.query('SELECT 1 FROM picture_uses WHERE picture_id = $1', [id])).length > 0).toBe(isKept)
    }
  })

  it('a picture that is being taken is not swept before its transaction ends (ACS-13)', async () => {
    const { db, add, left } = await begin()
    await add('p1', 0)
    let releaseHeld = (): void => undefined
    const held = new Promise<void>((resolve) => (releaseHeld = resolve))
    const keeping = db.transaction(async (tx) => {
      const isHeld = await holdPictures(tx, 'li', ['p1'])
      releaseHeld()
      return isHeld && (await keepPictures(tx, 'li', 'papers a', ['p1']))
    })
    const sweeping = held.then(() => sweepPictures(db, LATER))
    expect([await keeping, await sweeping, await left()]).toEqual([true, 0, ['p1']])
  })
})

describeOnEachEngine('Pictures of a person', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const picture = async ({ device }: Person, file = SMALL_PNG): Promise<PictureId> => {
      await fixture.advance(1)
      return valueOf(await device.uploads.picture(file)).id
    }
    const isThere = async (id: PictureId) => (await db.query('SELECT 1 FROM pictures WHERE id = $1', [id])).length === 1
    return { ...fixture, db, picture, isThere }
  }

  it('stay where they are an avatar, documents or part of a proposal, and go where they were only uploaded (ACS-13)', async () => {
    const { buyer, advance, picture, isThere } = await begin()
    const [first, second, front, back, shot, stray] = [
      await picture(buyer),
      await picture(buyer),
      await picture(buyer),
      await picture(buyer, pictureOf(1)),
      await picture(buyer),
      await picture(buyer),
    ] as const
    valueOf(await buyer.device.profiles.setAvatar(first))
    valueOf(await buyer.device.profiles.setAvatar(second))
    const papers = {
      kind: 'person',
      name: '林小满',
      residentId: '11010519491231002X',
      frontPhoto: front,
      backPhoto: back,
      proof: 'bank',
      cardNumber: '6222021234567894',
      mobile: '',
    } as const
    valueOf(await buyer.device.verifications.handIn(papers))
    valueOf(await buyer.device.proposals.add({ content: '希望能导出账单', contact: '', photos: [shot] }))
    await advance(LATER)
    expect(await Promise.all([first, second, front, back, shot, stray].map(isThere))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    const again = await buyer.device.proposals.add({ content: '希望能导出账单', contact: '', photos: [stray] })
    expect([reasonOf(again), again]).toMatchObject(['not-found', { failure: { field: 'photos' } }])
  })
})
