import { expect, it } from 'vitest'
import { BANKS, bankOf } from './bank.ts'
import { bankPictures } from './bank-picture.ts'

it('every bank has a card and a tile of its own that need no request (BNK-8)', () => {
  const drawn = BANKS.flatMap((bank) => Object.values(bankPictures(bank)))
  expect(new Set(drawn).size).toBe(2 * BANKS.length)
  for (const one of drawn) expect(one).toMatch(/^data:image\/svg\+xml,[A-Za-z0-9%.!~*'()_-]+$/)
  const { image, logo } = bankPictures(bankOf('CMB'))
  expect(decodeURIComponent(image)).toContain('id="bank-card-cmb" width="160" height="100"><rect')
  expect(decodeURIComponent(image)).toContain('fill="rgb(179,38,30)"')
  expect(decodeURIComponent(logo)).toContain('fill="rgba(179,38,30,0.14)"')
  expect(decodeURIComponent(logo)).toContain('>招</text>')
})
