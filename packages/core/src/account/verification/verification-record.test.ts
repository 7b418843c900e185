import { expect, it } from 'vitest'
import { shownDocuments } from '../index.ts'

it('a person’s documents show again the first character of the name and five of the number (NUM-11)', () => {
  const papers = {
    name: '欧阳小云',
    residentId: '11010519491231002X',
    frontPhoto: 'f',
    backPhoto: 'b',
    cardNumber: '6222021234567890',
    mobile: '',
  }
  expect(shownDocuments({ kind: 'person', ...papers, proof: 'four-elements' })).toEqual({
    kind: 'person',
    name: '欧***',
    number: '110*************2X',
  })
})

it('a company’s documents show again its name, which is public, and eight characters of its code (NUM-11)', () => {
  const papers = {
    companyName: '云禾网络科技有限公司',
    creditCode: '91350100M000100Y43',
    legalPerson: '欧阳小云',
    legalPersonId: '11010519491231002X',
    licencePhoto: 'l',
  }
  expect(shownDocuments({ kind: 'company', ...papers })).toEqual({
    kind: 'company',
    name: '云禾网络科技有限公司',
    number: '9135**********0Y43',
  })
})
