import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './cascade-picker.module.css'

interface Option {
  readonly code: string
  readonly name: string
}

interface OptionListProps<One extends Option> {
  readonly label: string
  readonly options: readonly One[]
  readonly chosen: string | undefined
  readonly opensMore: (option: One) => boolean
  readonly onChoose: (option: One) => void
}

/**
 * One stop for the tab key; arrows, Home, End and a first sign move in it, Enter and a tap choose. It takes the focus
 * when it comes.
 */
export function OptionList<One extends Option>({ label, options, chosen, opensMore, onChoose }: OptionListProps<One>) {
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ code }) => code === chosen),
    ),
  )
  const list = useRef<HTMLUListElement>(null)
  const focus = (place: number) => (list.current?.children[place] as HTMLElement | undefined)?.focus()
  const arrive = useEffectEvent(() => focus(at))
  useEffect(() => arrive(), [])
  const move = (place: number) => {
    setAt(place)
    focus(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place =
      event.key.length === 1 && event.key !== ' '
        ? nextBeginningWith(options, at, event.key)
        : placeAfter(event.key, at, options.length - 1)
    if (place === undefined) return
    event.preventDefault()
    move(place)
  }
  return (
    <ul ref={list} role="listbox" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option, place) => (
        <li
          key={option.code}
          role="option"
          aria-selected={option.code === chosen}
          tabIndex={place === at ? 0 : -1}
          className={classNames('pressable focus-inside', styles.option, option.code === chosen && styles.chosen)}
          onClick={() => onChoose(option)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onChoose(option)
          }}
        >
          <span>{option.name}</span>
          {option.code === chosen ? (
            <Icon name="check" size="small" />
          ) : (
            opensMore(option) && <Icon name="chevron-right" size="small" />
          )}
        </li>
      ))}
    </ul>
  )
}

function placeAfter(key: string, at: number, last: number): number | undefined {
  const place = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8, Home: 0, End: last }[key]
  return place === undefined ? undefined : Math.min(Math.max(place, 0), last)
}

/** The next one after this place, round the end. */
function nextBeginningWith(options: readonly Option[], at: number, sign: string): number | undefined {
  const places = options.map((_, step) => (at + 1 + step) % options.length)
  return places.find((place) => options[place]?.name.toLowerCase().startsWith(sign.toLowerCase()))
}
