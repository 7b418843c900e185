// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { refused, type Failure } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { MemoryServices } from '../../../app/testing/memory-services.tsx'
import { SigningFailure } from './signing-failure.tsx'

const show = (failure: Failure) =>
  render(
    <MemoryServices>
      <MemoryRouter useTransitions={false}>
        <SigningFailure failure={failure} />
      </MemoryRouter>
    </MemoryServices>,
  )

it('a refusal that sends a signer to customer service leads to the page of contacts', () => {
  show(refused('terms-changed', '签署平台上的合同已经结束，无法继续签署，请联系客服'))
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/contact')
})

it('a network that is away leads the signer to no other page', () => {
  show({ kind: 'offline' })
  expect(screen.queryByRole('link')).toBeNull()
})
