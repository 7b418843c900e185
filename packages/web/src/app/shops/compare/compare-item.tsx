import type { ShopId } from '@diandu/core/catalog'
import { compareMessages } from '../../../messages/catalog/compare.messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { useCompared } from './use-compared.ts'

interface CompareItemProps {
  readonly id: ShopId
  /** As its neighbours of the bar look, and as they do when they are on. */
  readonly look: (isOn: boolean) => string
}

/** In the bar of a shop: puts it beside others, or takes it away again. Load it lazily. */
export function CompareItem({ id, look }: CompareItemProps) {
  const messages = useMessages(compareMessages)
  const { ids, toggle } = useCompared()
  const isIn = ids.includes(id)
  return (
    <button
      type="button"
      className={look(isIn)}
      aria-pressed={isIn}
      onClick={() => {
        if (!toggle(id)) toasts.show(messages.full, 'bad')
      }}
    >
      <Icon name={isIn ? 'check' : SIDE_BY_SIDE} />
      <span>{messages.item}</span>
    </button>
  )
}

const SIDE_BY_SIDE = ['M4.5 5.5h6v13h-6z', 'M13.5 5.5h6v13h-6z']
