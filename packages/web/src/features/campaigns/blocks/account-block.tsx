import { useEffect, useState } from 'react'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
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

/** The code, what it is for, and a picture of it to keep: a phone keeps it by a long press too. */
export function AccountCode({ title, line, url }: AccountBlockProps) {
  const messages = useMessages(campaignMessages)
  const picture = useCode(url)
  return (
    <>
      <p className={styles.rule}>{line}</p>
      <img className={styles.code} src={picture} alt={messages.codeOf(title)} width={200} height={200} />
      <a className={styles.link} href={picture} download="diandu-qr.svg">
        {messages.saveCode}
      </a>
    </>
  )
}

const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture of the code; what draws it comes after the page. */
function useCode(url: string): string {
  const [picture, setPicture] = useState(NOTHING_YET)
  useEffect(() => {
    let isWanted = true
    void import('uqr').then(({ renderSVG }) => {
      if (isWanted) setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`)
    })
    return () => {
      isWanted = false
    }
  }, [url])
  return picture
}
