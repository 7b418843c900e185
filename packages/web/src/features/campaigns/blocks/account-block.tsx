import { lazy, Suspense, useEffect, useState } from 'react'
import { isNativeApp } from '@diandu/core/session'
import { useDevice } from '../../../app/device/device-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { Section } from '../../../ui/lists/section.tsx'
import styles from '../campaigns.module.css'

/** Comes in our app alone, once there is a picture. */
const SaveCode = lazy(async () => ({ default: (await import('./save-code.tsx')).SaveCode }))

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
      <p className="detail mb-12">{line}</p>
      <img className={styles.code} src={picture} alt={messages.codeOf(title)} width={200} height={200} />
      {shell === 'wechat' ? (
        <p className="mt-12 type-line text-center">{messages.holdCode}</p>
      ) : isNativeApp(shell) ? (
        <Suspense>{picture !== NOTHING_YET && <SaveCode picture={picture} />}</Suspense>
      ) : (
        <a
          className="lone-link type-line"
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

const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture of the code; what draws it comes after the page. */
function useCode(url: string): string {
  const [picture, setPicture] = useState(NOTHING_YET)
  useEffect(() => {
    let isWanted = true
    void import('../../../app/shops/sharing/draw-code.ts').then(({ drawCode }) => {
      if (isWanted) setPicture(drawCode(url))
    })
    return () => {
      isWanted = false
    }
  }, [url])
  return picture
}
