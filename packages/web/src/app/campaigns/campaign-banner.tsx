import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { bannersAt, type Campaign } from '@diandu/core/campaigns'
import { nameIn } from '@diandu/core/messages'
import { clampInside, isChatHidden } from '@diandu/core/support'
import { bannerMessages } from '../../messages/campaigns/banner.messages.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { useLocale, useMessages } from '../preferences/preferences.ts'
import { useNow } from '../time/use-now.ts'
import { readBannerVisit, writeBannerVisit, type BannerVisit } from './banner-visit.ts'
import styles from './campaign-banner.module.css'

const EVERY_MINUTE = 60_000

/** The banner of the campaign that is on, where one floats over this page (spec §2). */
export function CampaignBanner() {
  const { pathname } = useLocation()
  const now = useNow(EVERY_MINUTE)
  const [visit, setVisit] = useState(readBannerVisit)
  const change = (more: Partial<BannerVisit>) => {
    const changed = { ...visit, ...more }
    setVisit(changed)
    writeBannerVisit(changed)
  }
  const [campaign] = now === undefined || isChatHidden(pathname) ? [] : bannersAt(now, pathname)
  if (campaign === undefined || visit.closed === campaign.id) return null
  return (
    <Floating
      campaign={campaign}
      place={visit.place}
      onMove={(place) => change({ place })}
      onClose={() => change({ closed: campaign.id })}
    />
  )
}

interface FloatingProps {
  readonly campaign: Campaign
  readonly place: BannerVisit['place']
  readonly onMove: (place: NonNullable<BannerVisit['place']>) => void
  readonly onClose: () => void
}

const STEP = 24
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** Before it is moved it stands at the lower right, above the tab bar. */
const FROM_RIGHT = 12
const FROM_BOTTOM = 96

/** Dragged by its grip, stepped by the arrow keys, or sent to the next corner by a press of the grip. */
function Floating({ campaign, place, onMove, onClose }: FloatingProps) {
  const messages = useMessages(bannerMessages)
  const locale = useLocale()
  const box = useRef<HTMLElement>(null)
  const drag = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(
    undefined,
  )
  const hasMoved = useRef(false)
  const screen = useScreen()
  const [size, setSize] = useState({ width: 0, height: 0 })
  // Measured before it is painted: it is never seen to jump to its place.
  useLayoutEffect(() => {
    if (box.current !== null) setSize({ width: box.current.offsetWidth, height: box.current.offsetHeight })
  }, [locale, campaign])
  const first = { left: screen.width - size.width - FROM_RIGHT, top: screen.height - size.height - FROM_BOTTOM }
  const stands = clampInside({ ...(place ?? first), ...size }, screen)
  const moveTo = (left: number, top: number) => onMove(clampInside({ left, top, ...size }, screen))
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    drag.current = { x: event.clientX, y: event.clientY, ...stands }
    hasMoved.current = false
    // Old browsers have none: there a drag ends where the finger leaves the grip.
    if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const pull = (event: PointerEvent) => {
    const from = drag.current
    if (from === undefined) return
    const [right, down] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.abs(right) + Math.abs(down) > STEP / 4) hasMoved.current = true
    if (hasMoved.current) moveTo(from.left + right, from.top + down)
  }
  const toNextCorner = () => {
    if (hasMoved.current) return void (hasMoved.current = false)
    const [isRight, isLow] = [
      stands.left > (screen.width - size.width) / 2,
      stands.top > (screen.height - size.height) / 2,
    ]
    const [right, low] = [screen.width - size.width - FROM_RIGHT, screen.height - size.height - FROM_BOTTOM]
    if (isRight && isLow) moveTo(FROM_RIGHT, low)
    else if (isLow) moveTo(FROM_RIGHT, FROM_BOTTOM)
    else if (isRight) moveTo(right, low)
    else moveTo(right, FROM_BOTTOM)
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    moveTo(stands.left + by[0], stands.top + by[1])
  }
  const name = nameIn(campaign.name, locale)
  return (
    <aside ref={box} className={styles.banner} aria-label={messages.label} style={stands}>
      <button
        type="button"
        className={styles.grip}
        aria-label={messages.move}
        onPointerDown={press}
        onPointerMove={pull}
        onPointerUp={() => (drag.current = undefined)}
        onPointerCancel={() => (drag.current = undefined)}
        onClick={toNextCorner}
        onKeyDown={step}
      >
        <Icon name="swap" size="small" />
      </button>
      <PageLink to={campaign.path} className={styles.link}>
        {messages.on(name)}
      </PageLink>
      <button type="button" className={styles.grip} aria-label={messages.close} onClick={onClose}>
        <Icon name="close" size="small" />
      </button>
    </aside>
  )
}

/** The size of what is seen of the page; a screen that was turned is another one. */
function useScreen(): { readonly width: number; readonly height: number } {
  const [screen, setScreen] = useState(measure)
  useEffect(() => {
    const onResize = () => setScreen(measure())
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])
  return screen
}

const measure = () => ({ width: document.documentElement.clientWidth || window.innerWidth, height: window.innerHeight })
