import { useEffect, useState } from 'react'
import { isNativeApp } from '@diandu/core/session'
import { useDevice } from '../../../app/device/device-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Section } from '../../../ui/lists/section.tsx'
import styles from '../campaigns.module.css'

interface AccountBlockProps {
  readonly title: string
  readonly line: string
  readonly url: string
}

/** The official account as a code: scanned from another phone, or saved as a picture and scanned from the album. */
export function AccountBlock({ title, line, url }: AccountBlockProps) {
  return (
    <Section title={title}>
      <AccountCode title={title} line={line} url={url} />
    </Section>
  )
}

/** The code, what it is for, and the way to keep it: our app saves it, WeChat and any phone by a long press. */
export function AccountCode({ title, line, url }: AccountBlockProps) {
  const messages = useMessages(campaignMessages)
  const { shell } = useDevice()
  const picture = useCode(url)
  return (
    <>
      <p className={styles.rule}>{line}</p>
      <img className={styles.code} src={picture} alt={messages.codeOf(title)} width={200} height={200} />
      {shell === 'wechat' ? (
        <p className={styles.hold}>{messages.holdCode}</p>
      ) : isNativeApp(shell) ? (
        <SaveInApp picture={picture} />
      ) : (
        <a
          className={styles.link}
          href={picture}
          download={picture.startsWith(PNG) ? 'diandu-qr.png' : 'diandu-qr.svg'}
        >
          {messages.saveCode}
        </a>
      )}
    </>
  )
}

const PNG = 'data:image/png'

/** The app is handed the picture, and says whether it takes one. */
function SaveInApp({ picture }: { readonly picture: string }) {
  const messages = useMessages(campaignMessages)
  const { bridge } = useDevice()
  const answer = (isTaken: boolean) =>
    toasts.show(isTaken ? messages.codeHandedOver : messages.codeNotTaken, isTaken ? 'good' : 'bad')
  return (
    <Button block onClick={() => (picture.startsWith(PNG) ? bridge.savePicture(picture, answer) : answer(false))}>
      {messages.saveCode}
    </Button>
  )
}

const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture of the code; what draws it comes after the page. */
function useCode(url: string): string {
  const [picture, setPicture] = useState(NOTHING_YET)
  useEffect(() => {
    let isWanted = true
    void import('../../../app/sharing/draw-code.ts').then(({ drawCode }) => {
      if (isWanted) setPicture(drawCode(url))
    })
    return () => {
      isWanted = false
    }
  }, [url])
  return picture
}
