import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleThumbnailDesign } from './thumbnail-design.fixture.ts'
import { noThumbnailText } from './thumbnail-design.ts'
import { ThumbnailDesignView } from './thumbnail-design-view.web.tsx'

afterEach(cleanup)

test('a design without a text says why, tells only who can change it what to do, and still shows the colors', () => {
  const content = { ...sampleThumbnailDesign, textOptions: { fullEpisode: [], clips: [] } }
  const props = { content, episode: { title: 'The bakery', seconds: 61 } }
  const { rerender } = render(<ThumbnailDesignView {...props} onSave={async () => {}} />)
  expect(screen.getByText(`${noThumbnailText} Write your own.`)).toBeTruthy()
  rerender(<ThumbnailDesignView {...props} />)
  expect(screen.getByText(noThumbnailText)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Deep petrol')).toBeTruthy()
})
