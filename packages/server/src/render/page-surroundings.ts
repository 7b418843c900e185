import type { PageRequest, RenderedPage } from '../http/index.ts'
import { CAPTCHA_ORIGINS } from '../integrations/index.ts'
import { SANDBOX_APP_SCRIPT } from '../sandbox/index.ts'
import type { PageSettings } from './page-settings.ts'

interface Surroundings {
  /** For the document's head, before any script of the page. */
  readonly head: string
  readonly permissions: Pick<RenderedPage, 'scriptOrigins' | 'widgetOrigins' | 'pictureOrigins' | 'isFramed'>
}

/**
 * A page's surroundings depend on where it is shown: the JS-SDK's site inside WeChat, the simulated app inside the
 * sandbox's frame. The captcha's and the chat's sites are given everywhere, because a page leads to every other without
 * another document.
 */
export function surroundingsOf(
  { userAgent, isForFrame }: Pick<PageRequest, 'userAgent' | 'isForFrame'>,
  { config, canBeFramed, pictureOrigins, chatOrigins }: PageSettings,
): Surroundings {
  const { weChatScript, captcha } = config
  const isFramed = canBeFramed && isForFrame
  const widgetOrigins = [...(captcha === undefined ? [] : CAPTCHA_ORIGINS), ...chatOrigins]
  const isExternal = weChatScript.startsWith('https:') && (isFramed || /\bMicroMessenger\//i.test(userAgent))
  return {
    head: isFramed ? `<script src="${SANDBOX_APP_SCRIPT}"></script>` : '',
    permissions: {
      isFramed,
      ...(pictureOrigins.length === 0 ? {} : { pictureOrigins }),
      ...(isExternal ? { scriptOrigins: [new URL(weChatScript).origin] } : {}),
      ...(widgetOrigins.length === 0 ? {} : { widgetOrigins }),
    },
  }
}
