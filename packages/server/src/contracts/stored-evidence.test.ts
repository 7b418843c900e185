import { createHash } from 'node:crypto'
import { paidOrder, pictureOf, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox } from '../crypto/index.ts'
import { openPicture } from '../account/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../settings.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)

describeOnEachEngine('What is kept as evidence', (openDatabase) => {
  it('stands for what a document shows, not for where it lies (CTR-9)', async () => {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const { seller, shopIds } = fixture
    if (shopIds[0] !== undefined)
      await fixture.registerOwner(shopIds[0], {
        kind: 'person',
        name: '周母',
        legalPerson: { name: '周母', residentId: '110105192512310023' },
      })
    const { contracts, signatures, identity, uploads } = seller.device
    const { id: contractId } = valueOf(await contracts.ofOrder((await paidOrder(fixture)).id))
    const digests = async () => valueOf(await contracts.evidence(contractId)).map(({ kind, digest }) => [kind, digest])
    const upload = async (shows: number) => {
      // At another instant: the same request once more would be the same picture.
      await fixture.advance(1)
      return valueOf(await uploads.picture(pictureOf(shows))).id
    }
    const [paper, again] = [await upload(1), await upload(1)]
    for (const one of [paper, again]) valueOf(await signatures.handInConsent(contractId, one))
    const shown = createHash('sha256')
      .update((await openPicture(db, box, paper)) ?? '')
      .digest('hex')
    expect(await digests()).toEqual([
      ['consent', shown],
      ['consent', shown],
    ])
    // The same card shown twice is the same evidence, wherever its photos lie.
    valueOf(await identity.begin({ contractId, proof: 'three-elements', fields: SELLER_IDENTITY }))
    valueOf(
      await identity.finish({
        contractId,
        proof: 'three-elements',
        code: (await fixture.readCode(SELLER_IDENTITY.mobile)) ?? '',
      }),
    )
    const show = async () => {
      valueOf(
        await identity.begin({
          contractId,
          proof: 'photo',
          fields: { idFront: await upload(2), idBack: await upload(3) },
        }),
      )
      valueOf(await identity.finish({ contractId, proof: 'photo', code: null }))
    }
    await show()
    const stored = await digests()
    await show()
    expect(await digests()).toEqual(stored)
    expect(stored.map(([kind]) => kind)).toEqual(['consent', 'consent', 'identity', 'identity'])
    await fixture.close()
  })
})
