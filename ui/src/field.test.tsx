import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

afterEach(cleanup)

test('a field connects label, hint and error to its control', () => {
  render(
    <Field label="Email" hint="Only for signing in" error="Please enter an email address">
      <Input type="email" />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Only for signing in',
    'Please enter an email address',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a pending button shows its pending label and is disabled', () => {
  render(
    <Button pending pendingLabel="Saving...">
      Save
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' })
  expect(button.disabled).toBe(true)
})
