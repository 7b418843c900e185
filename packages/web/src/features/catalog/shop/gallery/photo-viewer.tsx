import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { mediumPicture, type Photo } from '@diandu/core/catalog'
import { useHistoryFlag } from '../../../../app/layout/use-history-flag.ts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { photoViewerMessages } from '../../../../messages/catalog/photo-viewer.messages.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { useZoom } from './use-zoom.ts'
import { WHOLE } from './zoom.ts'
import styles from './photo-viewer.module.css'

export interface PhotoViewerProps {
  readonly photos: readonly Photo[]
  readonly start: number
  readonly onClose: () => void
}

/**
 * Pictures over the whole screen: pinch, double tap or keys enlarge them, a swipe or keys turn, and Back closes them.
 * Load it lazily.
 */
export function PhotoViewer({ photos, start, onClose }: PhotoViewerProps) {
  const messages = useMessages(photoViewerMessages)
  const close = useBackCloses(onClose)
  const [at, setAt] = useState(start)
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading')
  const [tries, setTries] = useState(0)
  const turn = (by: 1 | -1) => {
    const next = at + by
    if (photos[next] === undefined) return
    setAt(next)
    setState('loading')
  }
  const { zoom, reset, step, pan, props } = useZoom(at, turn)
  const photo = photos[at]
  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Readonly<Record<string, () => unknown>> = {
      ArrowLeft: () => pan(1, 0) || turn(-1),
      ArrowRight: () => pan(-1, 0) || turn(1),
      ArrowUp: () => pan(0, 1),
      ArrowDown: () => pan(0, -1),
      '+': () => step(true),
      '=': () => step(true),
      '-': () => step(false),
      '0': reset,
    }
    const act = acts[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  const isWhole = zoom.scale === WHOLE.scale
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.viewer} onKeyDown={onKeyDown}>
          <Dialog.Title className={styles.count} aria-live="polite">
            {messages.count(String(at + 1), String(photos.length))}
          </Dialog.Title>
          <div className={styles.frame} {...props}>
            {state === 'broken' ? (
              <p className={styles.broken}>
                {messages.broken}
                <button
                  type="button"
                  className={styles.again}
                  onClick={() => {
                    setTries(tries + 1)
                    setState('loading')
                  }}
                >
                  {messages.again}
                </button>
              </p>
            ) : (
              <img
                key={`${at} ${tries}`}
                className={styles.picture}
                // Until the whole picture has come, an enlarged one shows what is there already.
                src={photo && (isWhole ? mediumPicture(photo.url) : photo.url)}
                alt={photo?.caption ?? ''}
                draggable={false}
                onLoad={() => setState('shown')}
                onError={() => setState('broken')}
                style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
              />
            )}
          </div>
          {photo !== undefined && photo.caption !== '' && <p className={styles.caption}>{photo.caption}</p>}
          <div className={styles.tools}>
            <IconButton icon="back" label={messages.before} disabled={at === 0} onClick={() => turn(-1)} />
            <button
              type="button"
              className={styles.zoom}
              aria-label={messages.smaller}
              disabled={isWhole}
              onClick={() => step(false)}
            >
              −
            </button>
            <button type="button" className={styles.zoom} aria-label={messages.larger} onClick={() => step(true)}>
              +
            </button>
            <IconButton
              icon="chevron-right"
              label={messages.next}
              disabled={at === photos.length - 1}
              onClick={() => turn(1)}
            />
            <IconButton icon="close" label={messages.close} onClick={close} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Gives what is open a place in the history. Answers how to close it. */
function useBackCloses(onClose: () => void): () => void {
  const [isOpen, open, close] = useHistoryFlag('photo')
  const stage = useRef<'opening' | 'open'>(undefined)
  useEffect(() => {
    if (isOpen) stage.current = 'open'
    else if (stage.current === 'open') onClose()
    else if (stage.current === undefined) {
      stage.current = 'opening'
      open()
    }
  })
  return close
}
