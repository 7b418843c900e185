import { SANDBOX_CHAT, toKstConfig, toQqNumber, type Consultant } from '@diandu/core/support'
import * as v from 'valibot'
import { whenSet } from '../conditions.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { yesNo } from '../setting-types.ts'

const chatAddress = v.pipe(
  v.string(),
  v.check(
    (link) => link !== SANDBOX_CHAT && toKstConfig({ jump_link: link }).jumpLink !== undefined,
    'must be an address that begins with https:// and names a host',
  ),
  v.description('address, `https://…`'),
)

const MAX_NAME = 20
const staffMember = /^([1-9]\d{4,11}):([^:,]+)$/

const staffList = v.pipe(
  v.string(),
  v.transform((given) =>
    given
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part): Consultant => {
        const [, qq, name = ''] = staffMember.exec(part) ?? []
        return { qq: qq ?? '', name: name.trim() }
      }),
  ),
  v.check(
    (staff) =>
      staff.every(({ qq, name }) => toQqNumber(qq) !== undefined && name !== null && isName(name)) &&
      new Set(staff.map(({ qq }) => qq)).size === staff.length,
    'must be QQ numbers with names, each number once, such as 2885001234:小林,2885001235:小陈',
  ),
  v.description('QQ numbers with names, with commas between'),
)

const isName = (name: string): boolean => name !== '' && Array.from(name).length <= MAX_NAME && !/\p{Cc}/u.test(name)

/** How visitors reach customer service besides the operator's own contacts. */
export const SUPPORT_SETTINGS = {
  KST_LINK: {
    type: chatAddress,
    meaning:
      'Where the provider’s chat opens as a page of its own. Without it demo mode has a chat of its own that answers automatically, and production offers none.',
    requiredWhen: [whenSet('KST_SCRIPT')],
  },
  KST_SCRIPT: {
    type: chatAddress,
    meaning:
      'The provider’s script, which a page runs when a visitor first opens the chat; its host is let in by the content policy.',
  },
  KST_JUMP_QQ: {
    type: yesNo,
    default: 'no',
    meaning: 'Leads who opens the chat to QQ instead.',
  },
  KST_STAFF: {
    type: staffList,
    default: '',
    meaning: 'The staff behind QQ, one of whom is chosen at each visit; without it the operator’s own number.',
  },
} as const satisfies SettingGroup

/** The chat of this installation. */
export interface SupportSettings {
  /** Empty where there is none. */
  readonly script: string
  /** Empty where there is none. */
  readonly link: string
  readonly isJumpQq: boolean
  readonly staff: readonly Consultant[]
}

export const supportSettings = (
  values: ValuesOf<typeof SUPPORT_SETTINGS>,
  mode: 'demo' | 'production',
): SupportSettings => ({
  script: values.KST_SCRIPT ?? '',
  link: values.KST_LINK ?? (mode === 'demo' ? SANDBOX_CHAT : ''),
  isJumpQq: values.KST_JUMP_QQ,
  staff: values.KST_STAFF,
})

/** Whether visitors are offered a chat, or QQ in its place. */
export const offersChat = ({ link, isJumpQq }: SupportSettings): boolean => link !== '' || isJumpQq
