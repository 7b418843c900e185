// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platformOf, platformPictures } from '@diandu/core/catalog'
import { renderPage } from '../../../../app/testing/render-page.tsx'

it('the chosen platform has its icon in the rail, and a large picture over its categories', async () => {
  await renderPage('/mainCategory?platform=1')
  const rail = within(await screen.findByRole('navigation', { name: '平台' }))
  const pictures = platformPictures(platformOf(1))
  const chosen = rail.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')
  expect(chosen?.querySelector('img')?.getAttribute('src')).toBe(pictures.icon)
  const large = [pictures.bigIcon, pictures.image].map((src) => `img[src="${src}"]`).join(', ')
  await waitFor(() => expect(document.querySelector(large)).not.toBeNull())
})
