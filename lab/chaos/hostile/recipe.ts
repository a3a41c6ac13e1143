/**
 * A text as the few words it is put together from, so that megabytes of it can be told in a line and made smaller part
 * by part. In what is repeated «n» is its number from 1, «clock.» and «later.» are times of day that go on with it
 * (with the point or comma that stands there), «s» and «e» the same in seconds.
 */
export type Piece =
  | string
  | { times: number; of: readonly Piece[] }
  | { times: number; open: string; inside: readonly Piece[]; close: string }
export type Recipe = readonly Piece[]

/** The text itself. */
export function render(recipe: Recipe): string {
  return recipe.map(renderPiece).join('')
}

function renderPiece(piece: Piece): string {
  if (typeof piece === 'string') return piece
  if ('open' in piece) return piece.open.repeat(piece.times) + render(piece.inside) + piece.close.repeat(piece.times)
  const text = render(piece.of)
  if (!text.includes('«')) return text.repeat(piece.times)
  return Array.from({ length: piece.times }, (_, at) => text.replace(counted, (_, name) => count(name, at))).join('')
}

const counted = /«(n|s|e|clock[.,]|later[.,])»/g

function count(name: string, at: number): string {
  if (name === 'n') return String(at + 1)
  if (name === 's') return String(at * 3)
  if (name === 'e') return String(at * 3 + 2.5)
  const seconds = at * 3 + (name.startsWith('later') ? 2 : 0)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}${name.at(-1)}500`
}

/** The recipe in one line: "mhm-" × 40 "u". Long words are cut. */
export function inWords(recipe: Recipe): string {
  return recipe.map(pieceInWords).join(' ')
}

function pieceInWords(piece: Piece): string {
  if (typeof piece === 'string') return quoted(piece)
  if ('open' in piece)
    return `${quoted(piece.open)} × ${piece.times} (${inWords(piece.inside)}) ${quoted(piece.close)} × ${piece.times}`
  const inside = inWords(piece.of)
  return `${piece.of.length > 1 ? `(${inside})` : inside} × ${piece.times}`
}

function quoted(text: string): string {
  const whole = JSON.stringify(text)
  return whole.length <= 120 ? whole : `${whole.slice(0, 80)}… ${text.length} characters`
}

/** Recipes with one thing less, those that take most away first: a part left out, a part repeated half as often. */
export function* smaller(recipe: Recipe): Generator<Recipe> {
  if (recipe.length > 3) {
    const half = Math.ceil(recipe.length / 2)
    yield recipe.slice(0, half)
    yield recipe.slice(half)
  }
  for (const [at, piece] of recipe.entries()) {
    if (recipe.length > 1) yield recipe.toSpliced(at, 1)
    for (const less of smallerPiece(piece)) yield recipe.with(at, less)
  }
}

function* smallerPiece(piece: Piece): Generator<Piece> {
  if (typeof piece === 'string') {
    if (piece.length > 40) {
      yield piece.slice(0, Math.ceil(piece.length / 2))
      yield piece.slice(Math.ceil(piece.length / 2))
    }
    return
  }
  if (piece.times > 1) {
    yield { ...piece, times: Math.ceil(piece.times / 2) }
    yield { ...piece, times: Math.max(1, Math.floor(piece.times * 0.75)) }
  }
  if ('open' in piece) for (const inside of smaller(piece.inside)) yield { ...piece, inside }
  else for (const of of smaller(piece.of)) yield { ...piece, of }
}
