// Features have names when they are fitted, and numbers when they are looked up: a sentence has thousands of words,
// pairs, and triples, so no name is built to find its number.

/** A name's prefix ("first:") or a word, with two 32-bit hashes. */
export type Hashed = { text: string; one: number; other: number }

export function hashed(text: string): Hashed {
  let [one, other] = [0x811c9dc5, 0x2f0b4c47]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x5bd1e995)
  }
  return { text, one: one ^ (one >>> 15), other: other ^ (other >>> 13) }
}

/** Extends a hash by the hash of another word. */
const joined = (hash: number, word: number) => Math.imul(hash ^ word ^ (hash >>> 13), 0x2c1b3c6d)

/**
 * Maps feature names to numbers. A name is a prefix up to a colon, and words separated by spaces; two hashes represent
 * it. An open list numbers every name it meets, for fitting; a closed list returns −1 for unknown names.
 */
export class FeatureNumbers {
  /** By number; empty if the list is closed. */
  readonly names: string[] = []
  private isOpen = true
  private size = 0
  private bits = 12
  /** By slot: the second hash of a name, and its number + 1; 0 if the slot is empty. */
  private hashes = new Int32Array(2 ** 12)
  private numbered = new Int32Array(2 ** 12)

  /** Stops adding names, and frees those it has. */
  close(): void {
    this.isOpen = false
    this.names.length = 0
  }

  /** Returns the number of a feature by its full name. */
  of(name: string): number {
    const { one, other } = hashFeatureName(name)
    const number = this.lookUp(one, other)
    return number < 0 && this.isOpen ? this.take(name, one, other) : number
  }

  /** Returns the numbers of `count` features: "words:0", "words:1", and so on. */
  counted(name: string, count: number): Int32Array {
    return Int32Array.from({ length: count }, (_, at) => this.of(`${name}${at}`))
  }

  /** Returns the number of the feature whose name is the prefix and up to three words. */
  find(front: Hashed, first: Hashed, second?: Hashed, third?: Hashed): number {
    let one = joined(front.one, first.one)
    let other = joined(front.other, first.other)
    if (second !== undefined) {
      one = joined(one, second.one)
      other = joined(other, second.other)
    }
    if (third !== undefined) {
      one = joined(one, third.one)
      other = joined(other, third.other)
    }
    const number = this.lookUp(one, other)
    if (number >= 0 || !this.isOpen) return number
    const words = [first, second, third].flatMap((word) => word?.text ?? [])
    return this.take(`${front.text}${words.join(' ')}`, one, other)
  }

  private lookUp(one: number, other: number): number {
    const last = this.numbered.length - 1
    let place = one >>> (32 - this.bits)
    for (let found = this.numbered[place] as number; found !== 0; found = this.numbered[place] as number) {
      if (this.hashes[place] === other) return found - 1
      place = (place + 1) & last
    }
    return -1
  }

  private take(name: string, one: number, other: number): number {
    if (this.size * 2 >= this.numbered.length) this.grow()
    this.names.push(name)
    this.place(this.size, one, other)
    this.size += 1
    return this.size - 1
  }

  private place(number: number, one: number, other: number): void {
    let place = one >>> (32 - this.bits)
    while (this.numbered[place] !== 0) place = (place + 1) & (this.numbered.length - 1)
    this.hashes[place] = other
    this.numbered[place] = number + 1
  }

  private grow(): void {
    this.bits += 2
    this.hashes = new Int32Array(2 ** this.bits)
    this.numbered = new Int32Array(2 ** this.bits)
    for (const [number, name] of this.names.entries()) {
      const { one, other } = hashFeatureName(name)
      this.place(number, one, other)
    }
  }
}

function hashFeatureName(name: string): { one: number; other: number } {
  const colon = name.indexOf(':') + 1
  const front = hashed(name.slice(0, colon))
  let { one, other } = front
  for (const word of name.slice(colon).split(' ')) {
    const next = hashed(word)
    one = joined(one, next.one)
    other = joined(other, next.other)
  }
  return { one, other }
}

/** The features of one piece: numbers and values, in the order in which they were added. */
export class Shown {
  size = 0
  numbers = new Int32Array(1024)
  values = new Float64Array(1024)

  /** Starts a new piece. */
  clear(): void {
    this.size = 0
  }

  /** Adds a feature; ignores unknown ones (negative numbers). */
  add(number: number, value = 1): void {
    if (number < 0) return
    if (this.size === this.numbers.length) this.grow()
    this.numbers[this.size] = number
    this.values[this.size] = value
    this.size += 1
  }

  private grow(): void {
    const { numbers, values } = this
    this.numbers = new Int32Array(2 * numbers.length)
    this.values = new Float64Array(2 * numbers.length)
    this.numbers.set(numbers)
    this.values.set(values)
  }
}

/** Returns the sum of a linear model. Weights are by feature number, and 0 past the end of the array. */
export function weigh({ size, numbers, values }: Shown, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < size; at += 1) {
    const number = numbers[at] as number
    if (number < weights.length) sum += (weights[number] as number) * (values[at] as number)
  }
  return sum
}
