import { isNativeApp, shareUrl, type Shell } from '@diandu/core/session'
import { useEffect, useRef, useState } from 'react'
import { sharingMessages } from '../../../messages/sharing.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { useDevice } from '../../device/device-context.ts'
import { useCopyText } from '../../device/use-copy-text.ts'
import { useHistoryFlag } from '../../layout/use-history-flag.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { drawPoster } from './draw-poster.ts'
import type { Poster } from './poster.ts'
import styles from './sharing.module.css'

/**
 * A page as a picture with its code, and its link: made on this phone, handed on or saved as the shell around the page
 * allows it. It opens by itself, with a place in the history. Load it lazily.
 */
export function ShareSheet({ poster }: { readonly poster: Poster }) {
  const messages = useMessages(sharingMessages)
  const [url] = useState(() => shareUrl(location.origin, poster.path))
  const picture = useDrawn(poster, url)
  const [isOpen, open, onClose] = useHistoryFlag('share')
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isOpened.current) open()
    isOpened.current = true
  }, [open])
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={messages.title}
      closeLabel={messages.close}
      footer={<Ways picture={picture ?? undefined} url={url} title={poster.title} />}
    >
      <Drawn picture={picture} title={poster.title} />
      <label className={`note block mt-12 ${styles.link}`}>
        {messages.link}
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
    </Sheet>
  )
}

/** Undefined while it is drawn, null where none could be. */
function useDrawn(poster: Poster, url: string): string | null | undefined {
  const locale = useLocale()
  const [drawn, setDrawn] = useState<string | null>()
  // Drawn once, when it is asked for: a page that asks for its data again does not change it under the finger.
  const [first] = useState(poster)
  useEffect(() => {
    let isWanted = true
    void drawPoster(first, url, sharingMessages[locale].foot)
      .catch(() => null)
      .then((picture) => isWanted && setDrawn(picture))
    return () => void (isWanted = false)
  }, [first, url, locale])
  return drawn
}

const around = (shell: Shell): 'browser' | 'wechat' | 'app' =>
  isNativeApp(shell) ? 'app' : shell === 'wechat' ? 'wechat' : 'browser'

function Drawn({ picture, title }: { readonly picture: string | null | undefined; readonly title: string }) {
  const messages = useMessages(sharingMessages)
  const { shell } = useDevice()
  if (picture === undefined) return <p role="status">{messages.drawing}</p>
  if (picture === null)
    return (
      <Notice tone="warning" title={messages.noPicture} live>
        {messages.noPictureLine}
      </Notice>
    )
  return (
    <>
      <p className="note">{messages.hold[around(shell)]}</p>
      <img className={styles.picture} src={picture} alt={messages.alt(title)} />
    </>
  )
}

interface WaysProps {
  readonly picture: string | undefined
  readonly url: string
  readonly title: string
}

/** Everything that can be done with picture and link in this shell. */
function Ways({ picture, url, title }: WaysProps) {
  const messages = useMessages(sharingMessages)
  const { shell } = useDevice()
  const copy = useCopyText()
  const canSendLink = typeof navigator.share === 'function' && around(shell) === 'browser'
  return (
    <>
      {picture !== undefined && <PictureWay picture={picture} title={title} />}
      <div className={styles.links}>
        <Button block look="secondary" onClick={() => void copy(url)}>
          {messages.copyLink}
        </Button>
        {canSendLink && (
          <Button block look="secondary" onClick={() => void handOn({ title, url }, messages.notSent)}>
            {messages.sendLink}
          </Button>
        )}
      </div>
    </>
  )
}

function PictureWay({ picture, title }: { readonly picture: string; readonly title: string }) {
  const messages = useMessages(sharingMessages)
  const { shell, bridge } = useDevice()
  const [file] = useState(() => pictureFile(picture))
  const address = useObjectAddress(file)
  // Inside WeChat nothing is downloaded: a picture is held there, as it says above it.
  if (around(shell) === 'wechat') return null
  if (around(shell) === 'app') {
    const save = () =>
      bridge.savePicture(picture, (isTaken) =>
        toasts.show(isTaken ? messages.handedToApp : messages.appCannot, isTaken ? 'good' : 'bad'),
      )
    return (
      <Button block onClick={save}>
        {messages.saveInApp}
      </Button>
    )
  }
  const canSend = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  if (canSend)
    return (
      <Button block icon="share" onClick={() => void handOn({ files: [file], title }, messages.notSent)}>
        {messages.sendPicture}
      </Button>
    )
  return (
    <Button
      block
      link={({ className, children }) => (
        <a className={className} href={address} download={file.name}>
          {children}
        </a>
      )}
    >
      {messages.savePicture}
    </Button>
  )
}

async function handOn(what: ShareData, failed: string): Promise<void> {
  try {
    await navigator.share(what)
  } catch (error) {
    // The person closed the sharing sheet: nothing to say.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.show(failed, 'bad')
  }
}

/** An address of what is in memory, for as long as it is shown. */
function useObjectAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

const FILE_NAME = 'diandu.png'

/** The same picture as a file: old browsers cannot fetch a `data:` address under the page's content policy. */
function pictureFile(dataUrl: string): File {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  return new File([bytes], FILE_NAME, { type: 'image/png' })
}
