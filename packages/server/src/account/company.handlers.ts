import { COMPANY_FLAGS, registrationAgreement } from '@diandu/core/company'
import { fail, ok } from '@diandu/core/kernel'
import { getAgreement, getCompanyInfo, getWeChatConfig, getWeChatUrl } from '@diandu/wire'
import { handlerFor, type Handler } from '../calls/index.ts'
import type { WeChatSigner } from '../outside/index.ts'

/** An invented house, until a setting says otherwise. */
const SAID: readonly { readonly flag: string; readonly contact: string }[] = [
  { flag: COMPANY_FLAGS.licenceNumber, contact: '91350100M000100Y43' },
  { flag: COMPANY_FLAGS.companyName, contact: '店渡网络科技有限公司' },
  { flag: COMPANY_FLAGS.icp, contact: '闽ICP备00000000号' },
  { flag: COMPANY_FLAGS.copyright, contact: '© 2025 店渡' },
  { flag: COMPANY_FLAGS.contactEmail, contact: 'hello@diandu.example' },
  { flag: COMPANY_FLAGS.bottomPhone, contact: '400-000-0000' },
  { flag: 'qq', contact: '10000' },
]

/** `gameEntry` is where the game opens inside WeChat; null where it does not. */
export const companyHandlers = (weChat: WeChatSigner | null, gameEntry: string | null): readonly Handler[] => [
  handlerFor(getCompanyInfo, async () => ok(SAID)),
  handlerFor(getAgreement, async () => ok(registrationAgreement)),
  handlerFor(getWeChatUrl, async () => (gameEntry === null ? fail({ kind: 'refused', message: '游戏还没有开放' }) : ok({ url: gameEntry }))),
  handlerFor(getWeChatConfig, async ({ url }) => (weChat === null ? fail({ kind: 'refused', message: '微信分享尚未开通' }) : weChat.sign(url))),
]
