/** What is drawn on: the parts of a canvas context that drawings use, so that they need no browser. */
export type Pen = {
  fillStyle: unknown
  strokeStyle: unknown
  font: string
  lineWidth: number
  lineJoin: string
  textAlign: string
  textBaseline: string
  direction: string
  globalAlpha: number
  fillRect: (x: number, y: number, width: number, height: number) => void
  fillText: (text: string, x: number, y: number) => void
  strokeText: (text: string, x: number, y: number) => void
  measureText: (text: string) => { width: number }
  beginPath: () => void
  roundRect: (x: number, y: number, width: number, height: number, radius: number) => void
  fill: () => void
}

/** A rectangle in pixels. */
export type Box = { x: number; y: number; width: number; height: number }
