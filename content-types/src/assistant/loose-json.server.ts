// Parses JSON as chat assistants return it: in a fence or between sentences, with typographic quotes, trailing commas,
// line breaks and unescaped quotation marks inside strings, or truncated. Any input is read in one pass.

/** Maximum nesting of values; deeper values can't answer any of our prompts. */
const maxLevels = 24

/** The parsed values. Objects that the end of the text truncated are also in `cut`. */
export type LooseValues = { values: unknown[]; cut: ReadonlySet<object> }

/** Returns every JSON value of a text that is an object or a list of objects, in order. */
export function looseValuesIn(text: string): LooseValues {
  const whole = strictly(text)
  if (whole !== undefined) return { values: [whole], cut: new Set() }
  const values: unknown[] = []
  const cut = new Set<object>()
  let at = 0
  while (at < text.length) {
    const start = nextStart(text, at)
    if (start === -1) break
    const reader = openReader(text, start, cut)
    const value = reader.value(0, 'listed')
    if (typeof value === 'object' && value !== null) values.push(value)
    at = Math.max(reader.position(), start + 1)
  }
  return { values, cut }
}

function strictly(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && isShallow(value, 0) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * True if a value isn't nested too deeply: JSON.parse takes any depth, but walking the value would overflow the stack.
 */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth <= maxLevels && Object.values(value).every((inner) => isShallow(inner, depth + 1))
}

/** Returns where an object or a list of objects begins. "[12–14]" in a sentence is neither. */
function nextStart(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign !== '{' && sign !== '[') continue
    const inner = text[skipSpace(text, at + 1)] ?? ''
    if (sign === '{' ? isOpener(inner) || inner === '}' : inner === '{') return at
  }
  return -1
}

/** The role of a string: the name of a value, a named value, or an element of a list. */
type Role = 'name' | 'named' | 'listed'

function openReader(text: string, start: number, cut: Set<object>) {
  let at = start

  function value(depth: number, role: Role): unknown {
    skip()
    const sign = text[at] ?? ''
    if (depth > maxLevels) return leave()
    if (sign === '{') return object(depth)
    if (sign === '[') return list(depth)
    return isOpener(sign) ? string(role) : word()
  }

  function object(depth: number): object {
    const found: Record<string, unknown> = {}
    at += 1
    for (;;) {
      skip()
      const sign = text[at]
      if (sign === undefined) return cutOff(found)
      at += sign === '}' || sign === ',' || sign === ':' ? 1 : 0
      if (sign === '}') return found
      if (sign === ',' || sign === ':') continue
      const before = at
      const name = isOpener(sign) ? string('name') : word()
      skip()
      if (text[at] === ':' || text[at] === '：') {
        at += 1
        const inner = value(depth + 1, 'named')
        if (typeof name === 'string' && inner !== undefined && name !== '__proto__') found[name] = inner
      }
      // A list's closing bracket inside an object, for example: the object ends as well.
      if (at === before) return found
    }
  }

  function list(depth: number): unknown[] {
    const found: unknown[] = []
    at += 1
    for (;;) {
      skip()
      const sign = text[at]
      if (sign === undefined) return cutOff(found)
      at += sign === ']' || sign === ',' ? 1 : 0
      if (sign === ']') return found
      if (sign === ',') continue
      const before = at
      const inner = value(depth + 1, 'listed')
      if (inner !== undefined) found.push(inner)
      if (at === before) return found
    }
  }

  /** Returns a string, or undefined if the text ends inside it. */
  function string(role: Role): string | undefined {
    const opener = text[at] ?? ''
    const parts: string[] = []
    at += 1
    for (let from = at; at < text.length; at += 1) {
      const sign = text[at] ?? ''
      if (sign === '\\') {
        parts.push(text.slice(from, at), escaped())
        from = at + 1
      } else if (closes(opener, sign) && isEndOfString(text, at + 1, role)) {
        parts.push(text.slice(from, at))
        at += 1
        return parts.join('')
      }
    }
    return undefined
  }

  /** Returns the character escaped by a backslash; leaves `at` on the escape's last character. */
  function escaped(): string {
    at += 1
    const sign = text[at] ?? ''
    if (sign !== 'u') return escapes[sign] ?? sign
    const code = Number.parseInt(text.slice(at + 1, at + 5), 16)
    if (Number.isNaN(code)) return sign
    at += 4
    return String.fromCharCode(code)
  }

  /** Returns a number, or unquoted text such as true or a name; undefined for null. */
  function word(): unknown {
    const from = at
    while (at < text.length && at - from < maxWordLength && !isEndOfWord(text[at] ?? '')) at += 1
    const written = text.slice(from, at)
    const number = Number(written)
    if (written !== '' && !Number.isNaN(number)) return number
    return written === '' || written === 'null' ? undefined : written
  }

  function skip() {
    at = skipSpace(text, at)
  }

  function leave(): undefined {
    at = text.length
  }

  function cutOff<Value extends object>(found: Value): Value {
    cut.add(found)
    return found
  }

  return { value, position: () => at }
}

const maxWordLength = 100
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '', b: '', f: '' }

function isEndOfWord(sign: string): boolean {
  return ',:{}[]"“”„'.includes(sign) || isSpace(sign)
}

/** True if the quotation mark before `from` ends its string, and isn't part of the text. */
function isEndOfString(text: string, from: number, role: Role): boolean {
  if (role === 'name') return true
  const next = skipSpace(text, from)
  const sign = text[next]
  if (sign === undefined || sign === '}' || sign === ']') return true
  if (sign !== ',') return false
  const after = skipSpace(text, next + 1)
  const follows = text[after] ?? ''
  if (role === 'named') return follows === '' || follows === '}' || isName(text, after)
  return isOpener(follows) ? isListed(text, after) : follows === '' || '{[]}'.includes(follows) || isDigit(follows)
}

/** True if an object's name, quoted or not, and its colon begin here. */
function isName(text: string, from: number): boolean {
  const isQuoted = isOpener(text[from] ?? '')
  const ends = isQuoted ? isOpener : isEndOfWord
  let at = isQuoted ? from + 1 : from
  while (at - from < maxNameLength && at < text.length && !ends(text[at] ?? '')) at += 1
  if (!isQuoted) return at > from && text[at] === ':'
  return isOpener(text[at] ?? '') && text[skipSpace(text, at + 1)] === ':'
}

const maxNameLength = 60

/** True if a list's next string begins here: it begins with a word, and a quotation inside text ends before one. */
function isListed(text: string, from: number): boolean {
  const inner = text[from + 1] ?? ''
  return inner !== '' && !isSpace(inner) && inner !== ',' && !isQuote(inner)
}

function closes(opener: string, sign: string): boolean {
  return opener === '"' || opener === "'" ? sign === opener : isQuote(sign)
}

/** True if a character opens a string; Python prints single quotes. */
function isOpener(sign: string): boolean {
  return isQuote(sign) || sign === "'"
}

function isQuote(sign: string): boolean {
  return sign === '"' || sign === '“' || sign === '”' || sign === '„' || sign === '‟'
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9'
}

function isSpace(sign: string): boolean {
  return sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r' || sign === '\u00a0' || sign === '\ufeff'
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text[at] ?? '')) at += 1
  return at
}
