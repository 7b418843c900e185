import { toCompanyInfo } from '@diandu/core/company'
import { companyContactOf } from '@diandu/core/support'
import { CAPTCHA_SCRIPT, OFFICIAL_SCRIPT, SANDBOX_SCRIPT } from '../integrations/index.ts'
import { hasSandboxes, offersChat, type Settings } from '../settings.ts'
import type { ClientConfig } from './document.ts'

export interface PageSettings {
  readonly config: ClientConfig
  readonly buildDate: string
  /** Where people open the market; empty where nothing says so. */
  readonly origin: string
  /** A frame of the simulated shells may show pages, with the simulated app in them. */
  readonly canBeFramed: boolean
  /** Where pictures may come from beside our own host: the operator's avatar. */
  readonly pictureOrigins: readonly string[]
  /** Where the script of the chat comes from, and what it brings. */
  readonly chatOrigins: readonly string[]
}

export function pageSettings(settings: Settings): PageSettings {
  const { apiBase, signingSecret, shells, captcha, rsaPadding, buildDate } = settings
  const { channelIds, weChat, gameEntry, gamePages } = shells
  const { avatar } = companyContactOf(toCompanyInfo(settings.company))
  const canBeFramed = hasSandboxes(settings)
  const simulated = canBeFramed ? SANDBOX_SCRIPT : ''
  return {
    config: {
      apiBase,
      signingSecret,
      channelIds,
      weChatScript: weChat === null ? simulated : OFFICIAL_SCRIPT,
      gamePages: gameEntry === null ? [] : gamePages,
      ...(captcha === null ? {} : { captcha: { appId: captcha.appId, script: CAPTCHA_SCRIPT } }),
      ...(offersChat(settings.support) ? { hasChat: true as const } : {}),
      ...(rsaPadding === 'oaep' ? {} : { rsaPadding }),
    },
    buildDate,
    origin: shells.publicOrigin ?? '',
    canBeFramed,
    chatOrigins: settings.support.script === '' ? [] : [new URL(settings.support.script).origin],
    pictureOrigins: avatar?.startsWith('https:') === true ? [new URL(avatar).origin] : [],
  }
}
