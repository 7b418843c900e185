import { COMPANY_FLAGS, registrationAgreement } from '@diandu/core/company'
import { fail, ok } from '@diandu/core/kernel'
import { getAgreement, getCompanyInfo, getWeChatConfig, getWeChatUrl } from '@diandu/wire'
import { badParameter, handlerFor, type CallContext, type Handler } from '../../calls/index.ts'
import type { WeChatSigner } from '../../integrations/index.ts'
import { ownPage, type OwnOrigin } from '../own-page.ts'

/** An invented company, until a setting says otherwise. */
const SAID: readonly { readonly flag: string; readonly contact: string }[] = [
  { flag: COMPANY_FLAGS.licenceNumber, contact: '91350100M000100Y43' },
  { flag: COMPANY_FLAGS.companyName, contact: '店渡网络科技有限公司' },
  { flag: COMPANY_FLAGS.icp, contact: '闽ICP备00000000号' },
  { flag: COMPANY_FLAGS.copyright, contact: '© 2025 店渡' },
  { flag: COMPANY_FLAGS.contactEmail, contact: 'hello@diandu.example' },
  { flag: COMPANY_FLAGS.bottomPhone, contact: '400-000-0000' },
  { flag: 'qq', contact: '10000' },
]

interface CompanyDeps extends Pick<OwnOrigin, 'publicOrigin'> {
  readonly weChat: WeChatSigner | null
  /** Where the game opens inside WeChat; null where it does not. */
  readonly gameEntry: string | null
}

export const companyHandlers = ({ weChat, gameEntry, publicOrigin }: CompanyDeps): readonly Handler[] => [
  handlerFor(getCompanyInfo, async () => ok(SAID)),
  handlerFor(getAgreement, async () => ok(registrationAgreement)),
  handlerFor(getWeChatUrl, async () =>
    gameEntry === null ? fail({ kind: 'refused', message: '游戏还没有开放' }) : ok({ url: gameEntry }),
  ),
  handlerFor(getWeChatConfig, async ({ url }, { host }: CallContext) => {
    if (weChat === null) return fail({ kind: 'refused', message: '微信分享尚未开通' })
    const page = ownPage(url, { publicOrigin, host })
    return page === undefined ? fail(badParameter('url', '不是本站的页面，不能签名')) : weChat.sign(page)
  }),
]
