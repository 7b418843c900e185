import { options, type VNode } from 'preact'

/*
 * A field shows what the page tells it to show, and nothing that was typed and not taken: as React has it. Preact writes
 * a field's value only when what it was told changes, so that a letter typed into a field of digits would stay in view.
 */

/** What Preact keeps of an element beside its public face: the place it was drawn at. */
interface DrawnNode extends VNode {
  readonly __e?: Element | null
}

interface FieldProps {
  readonly value?: unknown
  readonly checked?: unknown
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELD_TYPES: ReadonlySet<unknown> = new Set(['input', 'textarea', 'select'])
const EVENTS: ReadonlySet<string> = new Set(['input', 'change', 'click'])

const told = new WeakMap<EventTarget, FieldProps>()

/** Begins to hold every field to what it was told. Once for each document. */
export function holdControlledFields(): void {
  const { diffed, event } = options
  options.diffed = (node: DrawnNode) => {
    diffed?.(node)
    if (FIELD_TYPES.has(node.type) && node.__e) told.set(node.__e, node.props as FieldProps)
  }
  options.event = (heard) => {
    // After the page's own answer to the event has been drawn: Preact draws in the microtask that follows it.
    if (EVENTS.has(heard.type) && heard.target !== null && told.has(heard.target)) {
      const field = heard.target as Field
      queueMicrotask(() => queueMicrotask(() => settle(field)))
    }
    return event?.(heard) ?? heard
  }
}

function settle(field: Field): void {
  if (!(field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))) return settleValue(field)
  for (const one of field.type === 'radio' ? namesakes(field) : [field]) {
    const checked = told.get(one)?.checked
    if (typeof checked === 'boolean' && one.checked !== checked) one.checked = checked
  }
}

function settleValue(field: Field): void {
  const value = told.get(field)?.value
  if ((typeof value === 'string' || typeof value === 'number') && field.value !== String(value)) field.value = String(value)
}

/** The radios of one question: choosing one has taken the dot from another. */
const namesakes = (field: HTMLInputElement): readonly HTMLInputElement[] => [
  ...(field.form ?? field.ownerDocument).querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(field.name)}"]`),
]
