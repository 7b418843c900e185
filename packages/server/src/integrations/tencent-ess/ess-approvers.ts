import { findPlace } from '../../pdf/index.ts'
import type { NewFlow } from '../e-signature.ts'
import type { TencentEssAccount } from './ess-account.ts'

const FOR_A_COMPANY = 0
const PERSON = 1
const COMPANY_BY_ITSELF = 3

const DATE = { width: 76, height: 16 } as const
const GAP = 4

/** Those who sign, in their order, each with their place on the document; the platform seals by itself after them. */
export function approversOf(
  { paper, signers }: Pick<NewFlow, 'paper' | 'signers'>,
  { organizationName, sealId }: Pick<TencentEssAccount, 'organizationName' | 'sealId'>,
) {
  const people = signers.map(({ party, name, mobile, organization, residentId }) => ({
    ...(organization === null
      ? { ApproverType: PERSON }
      : { ApproverType: FOR_A_COMPANY, OrganizationName: registeredName(organization) }),
    ApproverName: name,
    ApproverMobile: mobile,
    ...(residentId === '' ? {} : { ApproverIdCardType: 'ID_CARD', ApproverIdCardNumber: residentId }),
    // The signer is led there from here; a message of theirs would lead past the contract's page.
    NotifyType: 'none',
    // A signature is that very person's, and a party who does not want to sign gives up the order, here.
    ApproverOption: { NoRefuse: true, NoTransfer: true },
    SignComponents:
      organization === null ? [signature(paper, party), date(paper, party)] : [seal(paper, party), date(paper, party)],
  }))
  const operator = {
    ApproverType: COMPANY_BY_ITSELF,
    OrganizationName: registeredName(organizationName),
    SignComponents: [{ ...seal(paper, 'house'), ComponentValue: sealId }, date(paper, 'house')],
  }
  return [...people, operator]
}

/** The service wants the brackets of a company's name as the register has them. */
export const registeredName = (name: string): string => name.replaceAll('(', '（').replaceAll(')', '）')

/** The whole place but for the day at its right. */
function signature(paper: Uint8Array, name: string) {
  const { width, ...place } = findPlace(paper, name)
  return component('SIGN_SIGNATURE', { ...place, width: width - DATE.width - GAP })
}

/** As high as the place, and square, as seals are. */
function seal(paper: Uint8Array, name: string) {
  const place = findPlace(paper, name)
  return component('SIGN_SEAL', { ...place, width: place.height })
}

/** The day, small, in the lower right corner of the place. */
function date(paper: Uint8Array, name: string) {
  const { page, x, y, width, height } = findPlace(paper, name)
  const corner = { page, x: x + width - DATE.width - GAP, y: y + height - DATE.height - GAP, ...DATE }
  return {
    ...component('SIGN_DATE', corner),
    ComponentExtra: JSON.stringify({ Format: 'yyyy年m月d日', FontSize: 9, FontAlign: 'Right' }),
  }
}

const component = (type: string, { page, x, y, width, height }: ReturnType<typeof findPlace>) => ({
  ComponentType: type,
  FileIndex: 0,
  ComponentPage: page,
  ComponentPosX: rounded(x),
  ComponentPosY: rounded(y),
  ComponentWidth: rounded(width),
  ComponentHeight: rounded(height),
})

const rounded = (points: number): number => Math.round(points * 100) / 100
