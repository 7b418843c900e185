export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'good' | 'bad'
}

type Listener = () => void

const LONGEST_QUEUE = 3
let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<Listener>()

function change(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** The viewport shows and removes toasts; without one they wait, unseen. */
export const toasts = {
  show(text: string, tone: Toast['tone'] = 'plain'): void {
    lastId += 1
    change([...shown.filter((toast) => toast.text !== text), { id: lastId, text, tone }].slice(-LONGEST_QUEUE))
  },
  dismiss(id: number): void {
    change(shown.filter((toast) => toast.id !== id))
  },
  current: (): readonly Toast[] => shown,
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
} as const
