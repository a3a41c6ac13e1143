// Read back by the XML reader of a browser.
import { expect, test } from 'vitest'
import { said } from '../registry/sample-content.fixture.ts'
import type { Cut } from './cuts.ts'
import { getFrameRate } from './frame-rates.ts'
import { toPremiereMarkers } from './premiere-markers.ts'

const cut = (start: number, end: number, title: string): Cut => ({
  ...{ kind: 'video_clips', title, note: 'Why', start, end, isEstimated: false },
  passage: said(1, 'Not until the January.'),
})

test('markers for Premiere are XML with a marker for each cut, in frames', () => {
  const cuts = [cut(12.04, 55, 'The sum'), cut(60, 61, '<b> & "c" \u0007')]
  const rate = getFrameRate('29.97')
  const xml = toPremiereMarkers(cuts, { title: 'A & B', rate, seconds: 120 })
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  const text = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent
  const markers = [...document.getElementsByTagName('marker')]
  expect(markers.map((marker) => [text(marker, 'name'), text(marker, 'in'), text(marker, 'out')])).toEqual([
    ['The sum', '360', '1649'],
    ['<b> & "c"', '1798', '1829'],
  ])
  const root = document.documentElement
  expect(['name', 'timebase', 'ntsc', 'duration'].map((name) => text(root, name))).toEqual([
    'A & B',
    '30',
    'TRUE',
    '3597',
  ])
})
