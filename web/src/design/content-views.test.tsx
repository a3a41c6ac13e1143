import { contentTypeKeys, getContentType } from '@podcastai/content-types'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ContentViews } from './content-views.tsx'

afterEach(cleanup)

test('the design page shows every content type with editable content', async () => {
  render(<ContentViews />)
  for (const key of contentTypeKeys) {
    const name = await screen.findByText(getContentType(key).label, { selector: 'p' })
    await expect.poll(() => name.nextElementSibling?.querySelector('[data-item]'), { timeout: 5000 }).toBeTruthy()
  }
  expect(screen.getAllByRole('button', { name: /^Edit/ }).length).toBeGreaterThan(contentTypeKeys.length)
})
