import type { ShopId } from '@diandu/core/catalog'
import { compareMessages } from '../../../messages/catalog/compare.messages.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { useCompared } from './use-compared.ts'

/** Puts a shop beside others, or takes it away again. Load it lazily. */
export function CompareToggle({ id, title }: { readonly id: ShopId; readonly title: string }) {
  const messages = useMessages(compareMessages)
  const { ids, toggle } = useCompared()
  const isIn = ids.includes(id)
  return (
    <Chip
      chosen={isIn}
      {...(isIn ? { icon: 'check' as const } : {})}
      onClick={() => {
        if (!toggle(id)) toasts.show(messages.full, 'bad')
      }}
    >
      {isIn ? messages.added : messages.add}
      <VisuallyHidden>{title}</VisuallyHidden>
    </Chip>
  )
}
