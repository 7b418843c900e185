import { MAX_DRAWN, MAX_DRAW_VIEWED, createShakeWatch, type DrawnShop, type ShopId } from '@diandu/core/catalog'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDevice } from '../../../app/device/device-context.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { shakeMessages } from '../../../messages/catalog/shake.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Section } from '../../../ui/lists/section.tsx'
import styles from './shake-page.module.css'

/** The last draw and those before it: kept during the visit, so that Back restores them. */
interface Drawn {
  readonly shops: readonly DrawnShop[]
  readonly before: readonly ShopId[]
}

const NOTHING: Drawn = { shops: [], before: [] }
const KEY = ['shaken']

export function Page() {
  const messages = useMessages(shakeMessages)
  const queries = useQueryClient()
  const { viewedShops, random } = useDevice()
  const { data } = useLoad({ queryKey: KEY, queryFn: () => NOTHING, enabled: false })
  const drawn = data
  const [isFresh, setFresh] = useState(false)
  const { send, isBusy } = useSend({
    send: ({ shopDraws }, without: readonly ShopId[]) =>
      shopDraws.draw({
        viewed: viewedShops
          .read()
          .map(({ shopId }) => shopId)
          .slice(0, MAX_DRAW_VIEWED),
        without,
        seed: random.below(2 ** 31),
      }),
    onDone: (shops, without) => {
      queries.setQueryData<Drawn>(KEY, {
        shops,
        before: [...shops.map(({ shop }) => shop.id), ...without].slice(0, MAX_DRAWN),
      })
      setFresh(true)
    },
    onFailed: () => toasts.show(messages.failed, 'bad'),
  })
  const draw = () => void send(drawn?.before ?? [])
  const { state, allow } = useShake(draw)
  useTremble(isFresh ? drawn : undefined)
  const isSpent = drawn !== undefined && drawn.shops.length === 0
  const isNew = drawn?.shops.every(({ viewedCount }) => viewedCount === 0) === true && !isSpent
  return (
    <BackScreen title="shake" home="/">
      <div className="pt-24 pb-32">
        <Phone isMoving={isBusy} />
        <p className="px-16 mb-16 text-center">{isNew ? messages.leadNew : messages.lead}</p>
        <div className="px-16 mb-12 grid gap-8">
          {isSpent ? (
            <Button block busy={isBusy} onClick={() => void send([])}>
              {messages.fresh}
            </Button>
          ) : (
            <Button block busy={isBusy} onClick={draw}>
              {drawn === undefined ? messages.shake : messages.again}
            </Button>
          )}
          {state === 'ask' && (
            <Button look="secondary" block onClick={() => void allow()}>
              {messages.allow}
            </Button>
          )}
          {state === 'heard' && <p className="note px-16 mb-8 text-center one-line">{messages.byPhone}</p>}
          {state === 'denied' && <p className="note px-16 mb-8 text-center one-line">{messages.denied}</p>}
        </div>
        <p className="note px-16 mb-8 text-center one-line" role="status">
          {isBusy ? messages.shaking : isSpent ? messages.rest : drawn && messages.count(drawn.shops.length)}
        </p>
        {drawn !== undefined && drawn.shops.length > 0 && (
          <Section title={messages.drawn}>
            <ul className="items-12" aria-label={messages.drawn}>
              {drawn.shops.map(({ shop, reason, viewedCount }) => (
                <li key={shop.id}>
                  <ShopCard shop={shop} />
                  <p className="remark mt-4">{messages.reasons[reason](viewedCount)}</p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {isSpent && (
          <div className="px-16 mb-12 grid gap-8">
            <Button look="secondary" block link={(parts) => <PageLink to="/lists" {...parts} />}>
              {messages.all}
            </Button>
          </div>
        )}
      </div>
    </BackScreen>
  )
}

/** Vibrates briefly upon a draw; not where reduced motion is preferred. */
function useTremble(drawn: Drawn | undefined): void {
  useEffect(() => {
    if (drawn === undefined || typeof navigator.vibrate !== 'function') return
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(60)
  }, [drawn])
}

function Phone({ isMoving }: { readonly isMoving: boolean }) {
  return (
    <svg
      className={classNames(styles.phone, isMoving && styles.moving)}
      viewBox="0 0 96 96"
      width="96"
      height="96"
      aria-hidden="true"
    >
      <rect x="30" y="12" width="36" height="72" rx="7" fill="none" stroke="currentColor" strokeWidth="3" />
      <line x1="43" y1="75" x2="53" y2="75" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M20 34 q-6 14 0 28 M76 34 q6 14 0 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M39 40 h18 v16 h-18 z M39 46 h18" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** `ask`: the device asks its user first, upon a tap. `heard`: it moves, so shaking it will do. */
type Shaking = 'none' | 'ask' | 'waiting' | 'heard' | 'denied'

interface GuardedMotion {
  readonly requestPermission: () => Promise<'granted' | 'denied'>
}

/** Safari on a phone tells no movement before its user has agreed. */
function guardedMotion(): GuardedMotion | undefined {
  const motion = (globalThis as { readonly DeviceMotionEvent?: unknown }).DeviceMotionEvent
  return typeof motion === 'function' && 'requestPermission' in motion
    ? (motion as unknown as GuardedMotion)
    : undefined
}

/** Calls each time the device is shaken, where it can tell. */
function useShake(onShake: () => void): { readonly state: Shaking; readonly allow: () => Promise<void> } {
  const [state, setState] = useState<Shaking>('none')
  const shaken = useEffectEvent(onShake)
  const isListening = state === 'waiting' || state === 'heard'
  const begin = useEffectEvent(() => {
    if (typeof DeviceMotionEvent !== 'undefined') setState(guardedMotion() === undefined ? 'waiting' : 'ask')
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (!isListening) return
    const isShaken = createShakeWatch()
    const listening = new AbortController()
    window.addEventListener(
      'devicemotion',
      ({ accelerationIncludingGravity: moved, timeStamp }) => {
        // A machine without a sensor says once that it knows nothing.
        if (moved === null || moved.x === null || moved.y === null || moved.z === null) return
        setState('heard')
        if (isShaken({ x: moved.x, y: moved.y, z: moved.z, at: timeStamp })) shaken()
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [isListening])
  const allow = async () => {
    // A refusal to ask is no answer: a press that was held until the page heard it is none to the device. The next is.
    const answer = await guardedMotion()
      ?.requestPermission()
      .catch(() => 'ask' as const)
    setState(answer === 'granted' ? 'waiting' : (answer ?? 'denied'))
  }
  return { state, allow }
}
