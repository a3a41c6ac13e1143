// Features have names where they are fitted, and numbers where they are looked for: a sentence shows thousands of words,
// pairs and triples of words, and no name is put together to find the number of one.

/** The front of a name ("first:"), with the two hashes that names go on from. */
export type Kind = { name: string; one: number; other: number }

export function kindOf(name: string): Kind {
  let [one, other] = [0x811c9dc5, 0x2f0b4c47]
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x5bd1e995)
  }
  return { name, one, other }
}

const blank = ' '.charCodeAt(0)
const whole = kindOf('')

/**
 * The numbers of features by name. Two hashes of a name stand for it, 32 bits each. One that is open gives a number to
 * every name it meets, as a fit needs it; one that is closed finds −1 for those it does not know.
 */
export class FeatureNumbers {
  /** By number; of a closed one empty. */
  readonly names: string[] = []
  /** How many numbers there are. */
  size = 0
  #isOpen = true
  #bits = 12
  /** By place: the second hash of a name, and its number + 1; 0 where there is none. */
  #hashes = new Int32Array(2 ** 12)
  #found = new Int32Array(2 ** 12)

  /** Takes in no further name, and forgets how those it has are called. */
  close(): this {
    this.#isOpen = false
    this.names.length = 0
    return this
  }

  /** The number of a feature by its whole name. */
  of(name: string): number {
    return this.find(whole, name)
  }

  /** The numbers of "words:0" up to one below `count`. */
  counted(name: string, count: number): Int32Array {
    return Int32Array.from({ length: count }, (_, at) => this.of(`${name}${at}`))
  }

  /** The number of the feature whose name is the front and up to three words, with a blank between them. */
  find(kind: Kind, first: string, second?: string, third?: string): number {
    let { one, other } = kind
    for (let word: string | undefined = first, part = 0; word !== undefined; part += 1) {
      if (part > 0) {
        one = Math.imul(one ^ blank, 0x01000193)
        other = Math.imul(other ^ blank, 0x5bd1e995)
      }
      for (let at = 0; at < word.length; at += 1) {
        const code = word.charCodeAt(at)
        one = Math.imul(one ^ code, 0x01000193)
        other = Math.imul(other ^ code, 0x5bd1e995)
      }
      word = part === 0 ? second : part === 1 ? third : undefined
    }
    const last = this.#found.length - 1
    let place = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d) >>> (32 - this.#bits)
    for (let found = this.#found[place] as number; found !== 0; found = this.#found[place] as number) {
      if (this.#hashes[place] === other) return found - 1
      place = (place + 1) & last
    }
    if (!this.#isOpen) return -1
    return this.#take(`${kind.name}${[first, second, third].filter((word) => word !== undefined).join(' ')}`)
  }

  #take(name: string): number {
    if (this.size * 2 >= this.#found.length) this.#grow()
    this.names.push(name)
    this.#place(name, this.size)
    this.size += 1
    return this.size - 1
  }

  #place(name: string, number: number): void {
    const { one, other } = kindOf(name)
    let place = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d) >>> (32 - this.#bits)
    while (this.#found[place] !== 0) place = (place + 1) & (this.#found.length - 1)
    this.#hashes[place] = other
    this.#found[place] = number + 1
  }

  #grow(): void {
    this.#bits += 2
    this.#hashes = new Int32Array(2 ** this.#bits)
    this.#found = new Int32Array(2 ** this.#bits)
    for (const [number, name] of this.names.entries()) this.#place(name, number)
  }
}

/** What shows of one piece: numbers of features and their values, in the order in which they were noted. */
export class Shown {
  size = 0
  numbers = new Int32Array(1024)
  values = new Float64Array(1024)

  /** Begins with the next piece. */
  clear(): void {
    this.size = 0
  }

  /** Notes a feature; one without a number is known to nobody. */
  add(number: number, value = 1): void {
    if (number < 0) return
    if (this.size === this.numbers.length) this.#grow()
    this.numbers[this.size] = number
    this.values[this.size] = value
    this.size += 1
  }

  #grow(): void {
    const { numbers, values } = this
    this.numbers = new Int32Array(2 * numbers.length)
    this.values = new Float64Array(2 * numbers.length)
    this.numbers.set(numbers)
    this.values.set(values)
  }
}

/** The sum of a linear model: weights by number of the feature, 0 beyond their end. */
export function weigh({ size, numbers, values }: Shown, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < size; at += 1) {
    const number = numbers[at] as number
    if (number < weights.length) sum += (weights[number] as number) * (values[at] as number)
  }
  return sum
}
