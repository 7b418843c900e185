import {
  advisersOf,
  companyItemsAt,
  registrationAgreement,
  toCompanyInfo,
  type CompanyItem,
} from '@diandu/core/company'
import { fail, ok } from '@diandu/core/kernel'
import { getAgreement, getCompanyInfo, getWeChatConfig, getWeChatUrl, listAdvisers } from '@diandu/wire'
import { badParameter, handlerFor, type CallContext, type Handler } from '../../calls/index.ts'
import type { WeChatSigner } from '../../integrations/index.ts'
import { currentCompany } from '../company-content.ts'
import { ownPage, type OwnOrigin } from '../own-page.ts'

interface CompanyDeps extends Pick<OwnOrigin, 'publicOrigin'> {
  readonly company: readonly CompanyItem[]
  readonly weChat: WeChatSigner | null
  /** Where the game opens inside WeChat; null where it does not. */
  readonly gameEntry: string | null
}

export const companyHandlers = ({ company, weChat, gameEntry, publicOrigin }: CompanyDeps): readonly Handler[] => [
  handlerFor(getCompanyInfo, async (_, { db, clock }) =>
    ok(companyItemsAt(await currentCompany(db, company), clock.now())),
  ),
  handlerFor(listAdvisers, async (_, { db }) => ok(advisersOf(toCompanyInfo(await currentCompany(db, company))))),
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
