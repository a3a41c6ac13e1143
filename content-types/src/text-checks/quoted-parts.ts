/** Returns the positions of quotations in a text, with any kind of marks; `written` are the words between them. */
export function quotedParts(text: string): { from: number; to: number; written: string }[] {
  return [...text.matchAll(quoted)].map((match) => {
    const written = match.slice(1).find((group) => group !== undefined) ?? ''
    return { from: match.index, to: match.index + match[0].length, written: written.trim() }
  })
}

const quoted =
  /“([^”“]*)”|„([^“”„]*)[“”]|«\s?([^«»]*?)\s?»|"([^"\n]*)"|(?<![\p{L}\p{N}])[‘']((?=[\p{L}\p{N}])(?:[^‘’'\n“”"]|(?<=\p{L})[’'](?=\p{L}))+[\p{L}\p{N}.!?,])[’'](?![\p{L}\p{N}])/gu
