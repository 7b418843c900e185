// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createMemoryVisit } from '../../../app/testing/memory-visit.tsx'
import { refused, type Failure } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { MemoryServices } from '../../../app/testing/memory-services.tsx'
import { SigningFailure } from './signing-step-screen.tsx'

function show(failure: Failure): void {
  const visit = createMemoryVisit(['/'])
  render(
    <MemoryServices>
      <visit.Router>
        <SigningFailure failure={failure} />
      </visit.Router>
    </MemoryServices>,
  )
}

it('a refusal that sends a signer to customer service leads to the page of contacts', () => {
  show(refused('terms-changed', '签署平台上的合同已经结束，无法继续签署，请联系客服'))
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/contact')
})

it('a network that is away leads the signer to no other page', () => {
  show({ kind: 'offline' })
  expect(screen.queryByRole('link')).toBeNull()
})
