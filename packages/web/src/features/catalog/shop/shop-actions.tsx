import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { ShopId } from '@diandu/core/catalog'
import { ask } from '../../../app/ask.ts'
import { failureOfError } from '../../../app/failure-error.ts'
import { passingWords } from '../../../app/house-answers.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { useUser } from '../../../app/session-context.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { shopWords } from '../../../words/shop.words.ts'
import { isFavouriteQuery } from '../catalog-queries.ts'

interface ShopActionsProps {
  readonly id: ShopId
  readonly title: string
}

/** Keep a shop, or send it to somebody. */
export function ShopActions({ id, title }: ShopActionsProps) {
  const words = useWords(shopWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isMember = useUser() !== undefined
  const query = isFavouriteQuery(ports, id)
  const { data: isKept = false } = useQuery({ ...query, enabled: isMember })
  const { mutate } = useMutation({
    mutationFn: (keep: boolean) => ask(ports, ({ favourites }) => (keep ? favourites.add(id) : favourites.remove(id)))(),
    onMutate: (keep) => queries.setQueryData(query.queryKey, keep),
    onError: (error, keep) => {
      queries.setQueryData(query.queryKey, !keep)
      const said = passingWords(failureOfError(error), locale)
      if (said !== undefined) toasts.show(said, 'bad')
    },
    onSuccess: (_done, keep) => {
      toasts.show(keep ? words.saved : words.unsaved, 'good')
      void queries.invalidateQueries({ queryKey: ['favourites'] })
    },
  })
  const keep = async () => {
    if (isMember) return mutate(!isKept)
    const { returnPath } = await ports()
    returnPath.save(pathname)
    await navigate('/login')
  }
  return (
    <>
      <IconButton icon={isKept ? 'heart-filled' : 'heart'} label={words.save} pressed={isKept} onClick={() => void keep()} />
      <IconButton icon="share" label={words.share} onClick={() => void share(title, words)} />
    </>
  )
}

type ShareWords = (typeof shopWords)['en']

/** The system's own sharing where there is one, else the link on the clipboard. */
async function share(title: string, words: ShareWords): Promise<void> {
  const url = location.origin + location.pathname
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toasts.show(words.shared, 'good')
  } catch (error) {
    // The person closed the sharing sheet: nothing to say.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.show(words.shareFailed, 'bad')
  }
}
