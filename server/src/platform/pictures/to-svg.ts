import type { Mark, Picture } from '@podcastai/content-types/pictures'
import type { OpenFaces } from './faces.ts'

/** Draws the picture as SVG that needs no fonts, because text becomes outlines. `width` is in pixels. */
export function toSvg({ width, height, ground, photo, marks }: Picture, faces: OpenFaces, drawnWidth = width): string {
  const drawnHeight = Math.round((height * drawnWidth) / width)
  const size = `width="${drawnWidth}" height="${drawnHeight}" viewBox="0 0 ${width} ${height}"`
  const back = ground && !photo ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''
  const body = marks.map((mark, at) => renderMark(mark, faces, `fade${at}`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${back}${body}</svg>`
}

function renderMark(mark: Mark, faces: OpenFaces, id: string): string {
  switch (mark.kind) {
    case 'line':
      return mark.words.map((word) => `<path fill="${word.color}" d="${faces.outline(word, mark)}"/>`).join('')
    case 'plate': {
      const { box, radius, color, opacity = 1 } = mark
      return `<rect ${formatBox(box)} rx="${radius}" fill="${color}" fill-opacity="${opacity}"/>`
    }
    case 'shape':
      return `<path d="${mark.path}" fill="${mark.color}" fill-opacity="${mark.opacity ?? 1}"/>`
    case 'scrim': {
      const { box, color, opacity, until, gone } = mark
      const span = `gradientUnits="userSpaceOnUse" x1="${until}" x2="${gone}" y1="0" y2="0"`
      const stops = [opacity, 0].map((at, end) => `<stop offset="${end}" stop-color="${color}" stop-opacity="${at}"/>`)
      const fade = `<linearGradient id="${id}" ${span}>${stops.join('')}</linearGradient>`
      return `${fade}<rect ${formatBox(box)} fill="url(#${id})"/>`
    }
  }
}

function formatBox({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`
}
