// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { aSellForm } from '@diandu/core/testing'
import { EMPTY_SELL_FORM, sellDraftText } from '@diandu/core/selling'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { useSellDraft } from './use-sell-draft.ts'

/** The form of a user whose draft is still on its way. Returns what lets it arrive. */
async function openBeforeDraft(change: Parameters<typeof aSellForm>[0] = {}): Promise<() => void> {
  const market = openTestMarket()
  await market.buyer.device.sellDrafts.save(0, sellDraftText(aSellForm(change)))
  let arrive: () => void = () => undefined
  const isOnItsWay = new Promise<void>((resolve) => (arrive = resolve))
  await renderPage('/sellshop', {
    market,
    person: market.buyer,
    change: withPort('sellDrafts', (ports) => ({ read: () => isOnItsWay.then(() => ports.sellDrafts.read()) })),
  })
  return arrive
}

it('what is typed while the draft is on its way is kept, and the draft fills the rest (SEL-24)', async () => {
  const arrive = await openBeforeDraft({ title: '草稿里的标题' })
  const title = await screen.findByLabelText<HTMLInputElement>('标题')
  fireEvent.input(title, { target: { value: '刚刚输入的标题' } })
  arrive()
  const description = screen.getByLabelText<HTMLTextAreaElement>('店铺介绍')
  await waitFor(() => expect(description.value).toBe(aSellForm().description))
  expect(title.value).toBe('刚刚输入的标题')
  await waitFor(() => expect(localStorage.getItem('diandu_draft_sell')).toContain('刚刚输入的标题'))
})

it('a press while the draft is on its way goes on once it is here, and reports no field before (SEL-24)', async () => {
  const arrive = await openBeforeDraft()
  const next = await screen.findByRole('button', { name: /下一步/ })
  fireEvent.click(next)
  expect(next.getAttribute('aria-busy') ?? next.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
  expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  arrive()
  await screen.findByRole('heading', { name: '经营数据' })
})

it('what is typed before it is known who is logged in stays, under their draft (SEL-24)', async () => {
  const market = openTestMarket()
  await market.buyer.device.sellDrafts.save(0, sellDraftText(aSellForm({ title: '草稿里的标题' })))
  function Probe() {
    const [user, setUser] = useState('')
    const [form, show] = useState(EMPTY_SELL_FORM)
    useEffect(() => {
      show({ ...EMPTY_SELL_FORM, title: '先输入的标题' })
      setUser('person-buyer')
    }, [])
    useSellDraft({ name: 'probe', user, listing: null, form, show, begin: () => undefined })
    return <output>{`${form.title} ${form.description}`}</output>
  }
  await renderPage('/sellshop', { market, person: market.buyer, beside: <Probe /> })
  await screen.findByText(`先输入的标题 ${aSellForm().description}`, {}, { timeout: 5_000 })
})

it('what the form shows is stored before it is painted (SEL-24)', async () => {
  const storedAtPaint: [shown: string, isStored: boolean][] = []
  function Probe() {
    const [form, show] = useState(EMPTY_SELL_FORM)
    const { isReady } = useSellDraft({ name: 'probe', user: '', listing: null, form, show, begin: () => undefined })
    useLayoutEffect(() => {
      if (form.photos !== '')
        storedAtPaint.push([form.photos, (localStorage.getItem('diandu_draft_probe') ?? '').includes(form.photos)])
    }, [form])
    return isReady && <button onClick={() => show({ ...form, photos: 'photo-1' })}>upload</button>
  }
  await renderPage('/sellshop', { beside: <Probe /> })
  fireEvent.click(await screen.findByRole('button', { name: 'upload' }))
  expect(storedAtPaint).toEqual([['photo-1', true]])
})
